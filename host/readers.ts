import { fill, inLanguage, type Language, type Word } from '#contract/words';
import type { Context } from './context';

/** Whom a message addresses, and in which language. */
export interface Reader {
  readonly name: string;
  readonly language: Language;
}

const greeting: Word = ['{{name}}，您好：', 'Dear {{name}},', 'Estimado/a {{name}}:'];

/** How a mail begins. */
export const greetingOf = ({ name, language }: Reader): string =>
  fill(inLanguage(greeting, language), { name });

/**
 * Who these people are to a message: each reads the language in which the office last served them. Who never came in is
 * judged by their name, written in Chinese characters or not.
 */
export const readersOf = async (
  { db, me, language }: Pick<Context<unknown, unknown>, 'db' | 'me' | 'language'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Reader>> => {
  if (people.length === 0) return new Map();
  const asks = (me as { readonly personId?: string } | null)?.personId;
  const rows = await db
    .selectFrom('person')
    .select(['id', 'trueName', 'language'])
    .where('id', 'in', [...new Set(people)])
    .execute();
  return new Map(
    rows.map(({ id, trueName: name, language: kept }) => {
      const guessed = /\p{Script=Han}/u.test(name) ? 'zh' : language;
      return [id, { name, language: id === asks ? language : (kept ?? guessed) }];
    }),
  );
};
