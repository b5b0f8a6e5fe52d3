import type { Context } from '#host/context';
import { notify } from '#host/notify';
import { panelsWords } from '../words';

type NoticeWord = Extract<keyof typeof panelsWords, `told${string}`>;

/** Tells people about a panel or one of its sheets, by a sentence of this area. */
export const notifyPanel = (
  context: Context<unknown, unknown>,
  word: NoticeWord,
  to: readonly string[],
  object: readonly [kind: string, id: string],
  values: Readonly<Record<string, string | number>>,
): Promise<void> =>
  notify(context, {
    to,
    kind: `panels.${word}`,
    says: panelsWords[word],
    values,
    object,
    actionNeeded: [
      'toldInvited',
      'toldInvitedToMeeting',
      'toldMeeting',
      'toldMeetingCancelled',
      'toldMinutes',
      'toldMinutesObjected',
      'toldReturned',
      'toldDiscussion',
      'toldDeclined',
      'toldComplete',
    ].includes(word),
  });
