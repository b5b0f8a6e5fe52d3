import type { Context } from '#host/context';
import type { SettingName } from '../settings';

/** Says why a setting cannot be turned on now, in the reader's language; undefined where it can. */
type Objection = (context: Context) => Promise<string | undefined>;
/** What must be asked of other areas before it is turned on. */
const asked = ['separateAdministrators'] as const satisfies readonly SettingName[];

declare module '#host/contributions' {
  interface Contributions {
    /** Whom to ask before a setting is turned on: the areas that know read settings themselves, and servers form no circle. */
    readonly objections: Readonly<Record<(typeof asked)[number], Objection>>;
  }
}

/** What other areas have against the settings that are being turned on. */
export const objectionsTo = async (
  turnedOn: readonly SettingName[],
  context: Context,
): Promise<{ readonly name: SettingName; readonly says: string }[]> => {
  const { objections } = context.services.contributed;
  const found = [];
  for (const name of asked) {
    const says = turnedOn.includes(name) ? await objections[name](context) : undefined;
    if (says !== undefined) found.push({ name, says });
  }
  return found;
};
