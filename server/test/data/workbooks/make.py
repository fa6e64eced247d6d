"""Writes the workbooks of openpyxl and XlsxWriter. See README.md."""
import datetime
import json
import pathlib

import openpyxl
import xlsxwriter
from openpyxl.cell import WriteOnlyCell
from openpyxl.utils.datetime import CALENDAR_MAC_1904

here = pathlib.Path(__file__).parent
lists = json.loads((here / "lists.json").read_text(encoding="utf-8"))


def value(cell):
    if isinstance(cell, str):
        return cell or None
    if "day" in cell:
        return datetime.date.fromisoformat(cell["day"])
    return cell.get("number", cell.get("truth", cell.get("value")))


def with_openpyxl(name, rows, date1904, write_only):
    book = openpyxl.Workbook(write_only=write_only)
    if date1904:
        book.epoch = CALENDAR_MAC_1904
    sheet = book.create_sheet("List") if write_only else book.active
    for cells in rows:
        sheet.append([WriteOnlyCell(sheet, value(cell)) for cell in cells] if write_only else [value(cell) for cell in cells])
    book.save(here / f"openpyxl{'-write-only' if write_only else ''}.{name}.xlsx")


def with_xlsxwriter(name, rows, date1904, constant_memory):
    program = "xlsxwriter-inline" if constant_memory else "xlsxwriter"
    book = xlsxwriter.Workbook(here / f"{program}.{name}.xlsx", {"constant_memory": constant_memory, "date_1904": date1904})
    day = book.add_format({"num_format": "[$-40D]d mmmm yyyy;@"})
    sheet = book.add_worksheet("List")
    for r, cells in enumerate(rows):
        for c, cell in enumerate(cells):
            if isinstance(cell, dict) and "day" in cell:
                sheet.write_datetime(r, c, datetime.datetime.fromisoformat(cell["day"]), day)
            elif isinstance(cell, dict) and "formula" in cell:
                sheet.write_formula(r, c, "=" + cell["formula"], None, cell["value"])
            elif isinstance(cell, dict):
                sheet.write(r, c, value(cell))
            elif cell:
                sheet.write_string(r, c, cell)
    book.close()


for name, told in lists.items():
    for streaming in (False, True):
        with_openpyxl(name, told["rows"], told.get("date1904", False), streaming)
        with_xlsxwriter(name, told["rows"], told.get("date1904", False), streaming)
