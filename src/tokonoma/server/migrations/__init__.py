"""How the store's sql_tables came to be, step by step."""
