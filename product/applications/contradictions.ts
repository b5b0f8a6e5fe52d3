import type { Draft } from './application';
import type { Lacking } from './lacking';
import type { ApplicationsWord } from './words';

type Rows = readonly object[] | null | undefined;
type At = readonly (string | number)[];

const found = (isWrong: unknown, word: ApplicationsWord, ...path: At): Lacking[] =>
  isWrong ? [{ path, word }] : [];

/** The fields of some rows whose day or year has not come yet. */
const toCome = (rows: Rows, list: string, fields: readonly string[], now: string | number): Lacking[] =>
  (rows ?? []).flatMap((row, at) =>
    fields.flatMap((field) => {
      const value = (row as Record<string, unknown>)[field];
      return found(
        typeof value === typeof now && (value as string) > (now as string),
        'yetToCome',
        list,
        at,
        field,
      );
    }),
  );

/**
 * What in an application cannot be, whether or not everything is there: an end before its beginning, a grant before its
 * application, what is past and still to come, a finish that is over. Takes the day of Shanghai, YYYY-MM-DD.
 */
export const contradictionsIn = (draft: Draft, today: string): Lacking[] => {
  const year = Number(today.slice(0, 4));
  const { startMonth, endMonth, expectedFinish } = draft;
  return [
    ...found(startMonth && startMonth > today.slice(0, 7), 'yetToCome', 'startMonth'),
    ...found(startMonth && endMonth && endMonth < startMonth, 'endBeforeStart', 'endMonth'),
    ...toCome(draft.persons, 'persons', ['birthYear'], year),
    ...toCome(draft.rights, 'rights', ['appliedOn', 'grantedOn'], today),
    ...(draft.rights ?? []).flatMap(({ appliedOn, grantedOn }, at) =>
      found(
        appliedOn && grantedOn && grantedOn < appliedOn,
        'grantBeforeApplication',
        'rights',
        at,
        'grantedOn',
      ),
    ),
    ...toCome(draft.papers, 'papers', ['year'], year),
    ...toCome(draft.approvals, 'approvals', ['date'], today),
    ...toCome(draft.benefits, 'benefits', ['year'], year),
    ...found(expectedFinish && expectedFinish < today, 'finishPast', 'expectedFinish'),
  ];
};
