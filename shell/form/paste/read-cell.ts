import { wordOfChoice } from '#contract/facts';
import type { Codes } from '../../dictionary/codes';
import type { Say } from '../../words/say';
import { amountOf, numberOf } from '../controls/typed';
import type { AnyField } from '../types';

/** What a cell's words are held against. */
export interface Meanings {
  readonly say: Say;
  readonly codes: (dictionary: string) => Codes | undefined;
}

/** The same word however it was typed: width, case and spaces aside. */
export const alike = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

const yes = ['是', '有', '√', 'yes', 'y', 'true', 'sí', 'si'];
const no = ['否', '无', '×', 'no', 'n', 'false'];

const two = (figure: string): string => figure.padStart(2, '0');
const isDay = (year: number, month: number, day: number): boolean => {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
};

/** `2024-03-05` from 2024-3-5, 2024/3/5, 2024.3.5 and 2024年3月5日; undefined where it is no day. */
const dayOf = (text: string): string | undefined => {
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize('NFKC').replace(/\s/g, '')) ?? [];
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${two(month)}-${two(day)}`;
};

/** `2024-03` from a month, or from a day within it. */
const monthOf = (text: string): string | undefined => {
  const [, year, month] =
    /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text.normalize('NFKC').replace(/\s/g, '')) ?? [];
  if (year && month && isDay(Number(year), Number(month), 1)) return `${year}-${two(month)}`;
  return dayOf(text)?.slice(0, 7);
};

type ControlOf<Kind> = Extract<AnyField, { control: Kind }>;

/**
 * The code of an item by its name in any language, what it was called before, or its code itself; also by the beginning of a
 * name, where only one begins so: 博士 for 博士研究生.
 */
const codeOf = (
  { dictionary, leavesOnly }: ControlOf<'item'>,
  text: string,
  { codes }: Meanings,
): string | undefined => {
  const set = codes(dictionary);
  const wanted = alike(text);
  const open = (set?.items ?? []).filter(
    ({ closed, id }) => !closed && !(leavesOnly && set?.items.some(({ parentId }) => parentId === id)),
  );
  const calledSo = open.find(({ code, names, former }) =>
    [code, ...names, ...former.flatMap((each) => [...each.names])].some((name) => alike(name) === wanted),
  );
  if (calledSo) return calledSo.code;
  const [only, ...others] = open.filter(({ names }) => names.some((name) => alike(name).startsWith(wanted)));
  return wanted.length > 1 && others.length === 0 ? only?.code : undefined;
};

const itemOf = (field: ControlOf<'item'>, text: string, meanings: Meanings): unknown => {
  if (!field.multiple) return codeOf(field, text, meanings);
  const read = text
    .split(/[,，;；、\n]/)
    .filter(Boolean)
    .map((each) => codeOf(field, each, meanings));
  return read.includes(undefined) ? undefined : read;
};

const choiceOf = (
  { choice: { names, coded }, label }: ControlOf<'choice'>,
  text: string,
  { say, codes }: Meanings,
): unknown => {
  const wanted = alike(text);
  const set = coded && codes(coded.dictionary);
  return names.find((name) => {
    if (!coded) return alike(say(wordOfChoice(label, name))) === wanted;
    const code = String(coded.codes[name]);
    return [code, ...(set?.byCode.get(code)?.names ?? [])].some((each) => alike(each) === wanted);
  });
};

/**
 * What a cell says for a field; undefined where it cannot be told. A figure that is none stays as it was typed, as if it had
 * been typed there: its field says why it cannot be taken.
 */
export const readCell = (field: AnyField, text: string, meanings: Meanings): unknown => {
  switch (field.control) {
    case 'text':
    case 'textarea':
      return text;
    case 'tags':
      return text
        .split(/[,，;；、]/)
        .map((word) => word.trim())
        .filter(Boolean);
    case 'number':
      return numberOf(text.replace(/\s*[%％年]$/, '')) ?? text;
    case 'money':
      return amountOf(text) ?? text;
    case 'day':
      return dayOf(text);
    case 'month':
      return monthOf(text);
    case 'yesNo':
    case 'check':
      return yes.includes(alike(text)) ? true : no.includes(alike(text)) ? false : undefined;
    case 'item':
      return itemOf(field, text, meanings);
    case 'choice':
      return choiceOf(field, text, meanings);
    case 'own':
      return field.reads?.(text);
    default:
      return undefined;
  }
};
