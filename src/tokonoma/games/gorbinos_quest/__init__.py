"""Gorbino's Quest: an economic race over a map, forty-two technologies and six scoring slots, for two to six seats."""
