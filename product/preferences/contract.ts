import { calls, read, write } from '#contract/call';
import { jsonText, listOf, nothing, text, thing } from '#contract/field';
import { noted } from '#contract/note';
import * as z from 'zod';
import { mostCharacters, mostKeys, preferenceKey } from './preference';
import { preferencesRights } from './rights';

const key = noted(z.string().regex(preferenceKey), {});
export const Preference = thing({ key, value: jsonText(mostCharacters) });

export const preferences = calls('preferences', preferencesRights, {
  /** All that the caller keeps; there is no way to ask for another person's. */
  mine: read('GET /api/UserInfo/GetPreferences', {
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(Preference, mostKeys),
  }),
  /** The key under which this person's browsers keep what is typed and not saved yet (security §3.25). */
  draftKey: read('GET /api/UserInfo/GetDraftKey', {
    may: 'signed-in',
    takes: nothing,
    gives: thing({ key: text(43, 43, { secret: true }) }),
  }),
  /** Keeps one, as the text of its JSON; `null` forgets it. */
  put: write('POST /api/UserInfo/SetPreference', {
    may: 'signed-in',
    takes: Preference,
    gives: nothing,
  }),
});
