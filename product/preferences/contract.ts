import { calls, read, write } from '#contract/call';
import { jsonText, listOf, nothing, text, strictObject } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import * as z from 'zod';
import { mostCharacters, mostKeys, preferenceKey } from './preference';
import { preferencesRights } from './rights';

const key = withMetadata(z.string().regex(preferenceKey), {});
export const Preference = strictObject({ key, value: jsonText(mostCharacters) });

export const preferences = calls('preferences', preferencesRights, {
  /** All that the caller keeps; there is no way to ask for another person's. */
  mine: read('GET /api/UserInfo/GetPreferences', {
    called: ['加载个人偏好', 'Preferences read', 'Consulta de preferencias'],
    may: 'signed-in',
    beforeConsent: true,
    takes: nothing,
    gives: listOf(Preference, mostKeys),
  }),
  /** The key under which this person's browsers keep what is typed and not saved yet (security §3.25). */
  draftKey: read('GET /api/UserInfo/GetDraftKey', {
    called: ['读取草稿密钥', 'Key of kept drafts read', 'Lectura de la clave de borradores'],
    may: 'signed-in',
    takes: nothing,
    gives: strictObject({ key: text(43, 43, { secret: true }) }),
  }),
  /** Keeps one, as the text of its JSON; `null` forgets it. */
  put: write('POST /api/UserInfo/SetPreference', {
    called: ['保存个人偏好', 'Preference kept', 'Preferencia guardada'],
    may: 'signed-in',
    takes: Preference,
    gives: nothing,
  }),
});
