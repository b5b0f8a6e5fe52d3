import { dayText, instantOf, limitedOf, minuteText, moneyText, nothing, yesNoOf } from '#contract/formatters';
import { zoneOffset } from '#contract/time-zone';
import type { ExportedColumn } from './contract';

export type CellValue = string | number | Date | null;

/** What XML cannot hold, a NUL among it; tab and line ends may stay. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must not come through
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Characters of one cell that spreadsheet programs accept. */
const longest = 32_767;

/** Text for a cell of type text: no program reads it as a formula, whatever it begins with (XL-03). */
export const plainText = (text: string): string => text.replace(forbidden, '').slice(0, longest);

/** An amount keeps all its digits as a number up to fifteen of them; a longer one stays text. */
const amount = (text: string): CellValue => {
  const digits = text.replace(/\D/g, '').length;
  return /^-?\d+(\.\d+)?$/.test(text) && digits <= 15 ? Number(text) : plainText(text);
};

const wordOf = (words: ExportedColumn['words'], code: string): string =>
  words && Object.hasOwn(words, code) ? words[code]! : code;

/** What an export shows of a value that the list gives masked: the same. */
const shown = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'masked' in value ? value.masked : value;

/** One cell, as the list shows it: missing values are `/`, amounts and numbers are numbers, everything else text. */
export const cellOf = ({ kind, words }: ExportedColumn, raw: unknown): CellValue => {
  const value = shown(raw);
  if (kind === 'limited') return plainText(wordOf(words, limitedOf(value)));
  if (kind === 'yesNo') {
    const answer = yesNoOf(value);
    return answer ? plainText(wordOf(words, answer)) : nothing;
  }
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) {
    return value.length > 0
      ? plainText(value.map((each) => wordOf(words, String(each))).join(' · '))
      : nothing;
  }
  if (kind === 'number' || kind === 'money') return amount(String(value));
  if (kind === 'day') return plainText(dayText(String(value)));
  if (kind === 'moment') return plainText(minuteText(String(value)));
  if (kind === 'code') return plainText(wordOf(words, String(value)));
  return plainText(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The same for a spreadsheet, where a day or a moment is a date to reckon and sort by, on the platform's clocks: a sheet knows
 * no zone. A month without a day, and what is no date, stays text.
 */
export const sheetCellOf = (column: ExportedColumn, raw: unknown): CellValue => {
  const value = shown(raw);
  if ((column.kind !== 'day' && column.kind !== 'moment') || typeof value !== 'string')
    return cellOf(column, raw);
  if (column.kind === 'day') {
    const day = dayText(value);
    return wholeDay.test(day) ? new Date(day) : cellOf(column, raw);
  }
  const at = instantOf(value)?.getTime();
  if (at === undefined) return cellOf(column, raw);
  return new Date(at - (at % 60_000) + zoneOffset);
};

/** The same for paper, where every cell is text: amounts as the screen writes them, digit by digit. */
export const paperCellOf = (column: ExportedColumn, raw: unknown): string => {
  const cell = cellOf(column, raw);
  return column.kind === 'money' && cell !== nothing ? moneyText(String(shown(raw))) : String(cell);
};
