"""What an annotation is in C, and what a field holds before anything is written into it."""

from tokonoma.kernel.typed import Shape


def test_no_two_rows_of_a_table_are_one_list() -> None:
    table = Shape("int", (2, 3, 4)).zeros()
    table[0][1][2] = 9
    assert sum(number for rows in table for row in rows for number in row) == 9
