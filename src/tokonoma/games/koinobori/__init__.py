"""Koinobori: hidden hands, hidden personal posts, and festival posts that everybody builds."""
