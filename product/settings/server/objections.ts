import type { Context } from '#host/context';
import type { SettingName } from '../settings';

/** Says why a setting cannot be turned on now, in the reader's language; undefined where it can. */
type Objection = (context: Context) => Promise<string | undefined>;
/** What must be asked of other areas before it is turned on. */
const asked = ['separateAdministrators'] as const satisfies readonly SettingName[];
type Objections = Readonly<Record<(typeof asked)[number], Objection>>;

let told: Objections | undefined;

/**
 * Says whom to ask before a setting is turned on: told at start, for the areas that know read settings themselves, and
 * servers form no circle.
 */
export const tellObjections = (objections: Objections): void => {
  told = objections;
};

/** What other areas have against the settings that are being turned on. Throws where nobody said whom to ask. */
export const objectionsTo = async (
  turnedOn: readonly SettingName[],
  context: Context,
): Promise<{ readonly name: SettingName; readonly says: string }[]> => {
  const objections = told;
  if (!objections) throw new Error('nobody said whom to ask before settings are turned on');
  const found = [];
  for (const name of asked) {
    const says = turnedOn.includes(name) ? await objections[name](context) : undefined;
    if (says !== undefined) found.push({ name, says });
  }
  return found;
};
