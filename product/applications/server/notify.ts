import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { applicationsWords } from '../words';
import type { Application } from './visible';

type NoticeWord = Extract<keyof typeof applicationsWords, `told${string}`>;
type AnyContext = Context<Me | null, unknown>;

/** Tells people something about an application: its name and number are in every sentence. */
export const notifyAbout = (
  context: AnyContext,
  row: Pick<Application, 'id' | 'achievementName' | 'applicationNumber'>,
  word: NoticeWord,
  to: readonly (string | null)[],
  { due, actionNeeded = false }: { due?: string; actionNeeded?: boolean } = {},
): Promise<void> =>
  notify(context, {
    to,
    kind: `applications.${word}`,
    says: applicationsWords[word],
    values: {
      name: row.achievementName,
      number: row.applicationNumber ?? '',
      ...(due !== undefined && { due }),
    },
    object: ['application', row.id],
    actionNeeded,
  });
