import type { Fact, Facts } from '#contract/facts';
import type { Defect } from '#shell/client/failed';
import { say } from '#shell/words/say';
import { isItemCode } from '#product/levels/wbs';
import { tableFacts } from '../facts';
import type { Part, Values } from '../types';

type Path = Defect['path'];

const lackOf = (fact: Fact, value: unknown, path: Path): readonly Defect[] => {
  if (fact.kind === 'list')
    return (value as readonly unknown[]).flatMap((each, at) => lackOf(fact.of, each, [...path, at]));
  if (fact.kind === 'thing') return lacksIn(fact.fields, value as object, path);
  if (fact.open) return [];
  const label = () => ({ label: say(fact.label!) });
  if (fact.kind === 'text')
    return fact.filled && !String(value ?? '').trim()
      ? [{ path, message: say('shell.pleaseEnter', label()) }]
      : [];
  // A risk that nobody has weighed yet stands at 0.
  if (value === undefined || (fact.kind === 'number' && value === 0 && (fact.least ?? 0) > 0))
    return [{ path, message: say('shell.pleaseSelect', label()) }];
  return value === null ? [{ path, message: say('shell.pleaseEnter', label()) }] : [];
};

const lacksIn = (facts: Facts, row: object, at: Path): readonly Defect[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    lackOf(fact, (row as Readonly<Record<string, unknown>>)[name], [...at, name]),
  );

/** What keeps a table from being saved: rows that somebody is still writing. */
export const unready = <Name extends Part>(part: Name, value: Values[Name]): readonly Defect[] => [
  ...(part in tableFacts ? lackOf((tableFacts as Facts)[part]!, value, ['data']) : []),
  ...(part === 'workBreakdown'
    ? (value as Values['workBreakdown']).flatMap(({ code }, at) =>
        isItemCode(code) ? [] : [{ path: ['data', at, 'code'], message: say('reportScreens.codeForm') }],
      )
    : []),
];
