import { fill, inLanguage, type Language, type Word } from '#contract/words';
import type { Context } from './context';
import type { Db } from './database/connection';

/** Whom a message addresses, and in which language. */
export interface Reader {
  readonly name: string;
  readonly language: Language;
}

declare module './contributions' {
  interface Contributions {
    /** Those to whom messages go, from the area that keeps people. */
    readonly addressees: {
      /** What they are called, and in which language the office last served them. */
      readonly named: (
        db: Db,
        ids: readonly string[],
      ) => Promise<readonly { id: string; name: string; language: Language | null }[]>;
      /** Where those of them who have an address are written to. */
      readonly mailboxes: (
        context: Pick<Context<unknown, unknown>, 'db' | 'services'>,
        ids: readonly string[],
      ) => Promise<readonly { id: string; to: string }[]>;
      /** Where those of them who have a mobile get text messages. */
      readonly mobiles: (
        context: Pick<Context<unknown, unknown>, 'db' | 'services'>,
        ids: readonly string[],
      ) => Promise<readonly { id: string; to: string }[]>;
    };
    /** By which ways people hear of what waits for them, beside their desk. */
    readonly noticeChannels: {
      readonly of: (
        context: Pick<Context<unknown, unknown>, 'db'>,
        people: readonly string[],
        kind: string,
      ) => Promise<{ readonly mail: readonly string[]; readonly textMessage: readonly string[] }>;
    };
  }
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
  { db, services, me, language }: Pick<Context<unknown, unknown>, 'db' | 'services' | 'me' | 'language'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Reader>> => {
  if (people.length === 0) return new Map();
  const asks = (me as { readonly personId?: string } | null)?.personId;
  const rows = await services.contributed.addressees.named(db, [...new Set(people)]);
  return new Map(
    rows.map(({ id, name, language: stored }) => {
      const guessed = /\p{Script=Han}/u.test(name) ? 'zh' : language;
      return [id, { name, language: id === asks ? language : (stored ?? guessed) }];
    }),
  );
};
