import type { Defect } from '#shell/client/failed';
import { say } from '#shell/words/say';
import type { Part, Values } from '../types';

type Place = readonly (string | number)[];

const lack = (path: Place, label: 'name' | 'code' | 'text' | 'description' | 'number'): Defect => ({
  path: ['data', ...path],
  message: say('shell.pleaseEnter', { label: say(`reportScreens.${label}`) }),
});

const unchosen = (path: Place, label: 'probability' | 'impact'): Defect => ({
  path: ['data', ...path],
  message: say('shell.pleaseSelect', { label: say(`reportScreens.${label}`) }),
});

const code = /^\d{1,3}(\.\d{1,3}){0,3}$/;
const empty = (text: string) => text.trim() === '';

/** What keeps a table from being saved: rows that somebody is still writing. */
export const unready = <Name extends Part>(part: Name, value: Values[Name]): readonly Defect[] => {
  if (part === 'workBreakdown')
    return (value as Values['workBreakdown']).flatMap((row, at) => [
      ...(code.test(row.code) ? [] : [lack([at, 'code'], 'code')]),
      ...(empty(row.name) ? [lack([at, 'name'], 'name')] : []),
    ]);
  if (part === 'indicators')
    return (value as Values['indicators']).flatMap((row, at) => [
      ...(empty(row.name) ? [lack([at, 'name'], 'name')] : []),
      ...row.comparators.flatMap((each, place) =>
        empty(each.name) ? [lack([at, 'comparators', place, 'name'], 'name')] : [],
      ),
    ]);
  if (part === 'innovationPoints')
    return (value as Values['innovationPoints']).flatMap((row, at) => [
      ...(empty(row.number) ? [lack([at, 'number'], 'number')] : []),
      ...(empty(row.text) ? [lack([at, 'text'], 'text')] : []),
    ]);
  if (part === 'risks')
    return (value as Values['risks']).flatMap((row, at) => [
      ...(['probability', 'impact'] as const).flatMap((field) =>
        row[field] === 0 ? [unchosen([at, field], field)] : [],
      ),
      ...(empty(row.description) ? [lack([at, 'description'], 'description')] : []),
    ]);
  return [];
};
