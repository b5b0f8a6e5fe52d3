import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import { openItems } from '#queries/dictionaries';
import type { ImportColumn } from '../../import';
import { ProfileEdit } from '../../profile';
import { chosenColumns, dictionariesOf } from './facts';
import type { Choices } from './sheet';

/** What the columns of the template let one choose from. */
export const choicesIn = async (context: Pick<Context, 'db' | 'language'>): Promise<Choices> => {
  const choices: Partial<Record<ImportColumn, readonly string[]>> = {};
  for (const column of chosenColumns) {
    const items = [];
    for (const dictionary of dictionariesOf(column)) items.push(...(await openItems(context.db, dictionary)));
    choices[column] = [...new Set(items.map((item) => inLanguage(item.names, context.language)))];
  }
  return choices;
};

/** The open items of a dictionary by code and by name in any language. */
export const itemsOf = async (
  dictionary: DictionaryName,
  context: Context,
): Promise<ReadonlyMap<string, string>> => {
  const items = await openItems(context.db, dictionary);
  return new Map([
    ...items.flatMap(({ code, names }) => names.map((name) => [name, code] as const)),
    ...items.map(({ code }) => [code, code] as const),
  ]);
};

/** No NUL, no half of a character: what the database cannot keep it is not asked for either. */
export const isStorable = (text: string): boolean => ProfileEdit.shape.introduction.safeParse(text).success;
