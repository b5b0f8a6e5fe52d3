import { expect, expectTypeOf, test } from 'vitest';
import { oneOf } from '#contract/field';
import { general } from '#contract/problems';
import { faultsOf, transitionNames, workflow, type FactsOf, type Transition } from '#contract/workflow';
import type { Word } from '#contract/words';
import { makeTransition, type Machine, type Made, type StatefulRow } from '#host/transitions';
import { applicationFlow } from '#product/applications/workflow';
import { applicationsWords } from '#product/applications/words';
import { stepsWords } from '#product/applications/words-steps';
import type { materialFlow } from '#product/materials/workflow';
import { materialsWords } from '#product/materials/words';
import type { invitationFlow, opinionFlow } from '#product/panels/workflow';
import type { reportFlow } from '#product/reports/workflow';
import { store } from './workflow-walk/store';

// What docs/recipes/a-transition.md says, done to a copy of the table.
const transitions = { ...applicationFlow.transitions, forward: 'apply.forward' } as const;
const forward = [
  'submitted',
  'forward',
  'agency',
  'submitted',
  [],
  ['independent', 'agencyFits'],
  ['stopClock', 'awaitAcceptance', 'notifySubmitted'],
] as const;
const guards = { ...applicationFlow.guards, agencyFits: general.notFound } as const;
const head = { ...applicationFlow, transitions, guards };
const withForward = workflow({ ...head, rows: [...applicationFlow.rows, forward] });
type Forwarded = Transition<typeof withForward>;

/** Every transition has its word in the timeline; drafts that are saved are no steps of a report or a sheet. */
type StepsOf<Flow extends { readonly transitions: object }> = Exclude<
  keyof Flow['transitions'] & string,
  'save'
>;
type TransitionNames = Readonly<
  Record<`step${Capitalize<keyof typeof applicationFlow.transitions>}`, Word> &
    // That its checklist was made belongs to the acceptance, which the application’s own entry tells.
    Record<`material.${Exclude<StepsOf<typeof materialFlow>, 'begin'>}`, Word> &
    // What the application's own entry tells is not told again by the report's.
    Record<
      `report.${Exclude<StepsOf<typeof reportFlow>, 'submitToPublicAgency' | 'pass' | 'return'>}`,
      Word
    > &
    Record<`opinion.${StepsOf<typeof opinionFlow> | StepsOf<typeof invitationFlow>}`, Word>
>;

test('the recipe’s row is a transition: offered, made, and the agency it now belongs to is told', async () => {
  expect(faultsOf(withForward)).toEqual([]);
  expect(transitionNames(withForward)).toContain('forward');
  const at = store(withForward, withForward.states.submitted);
  const seen: unknown[] = [];
  const machine = at.machineFor({ actors: ['agency'], refusing: [] });
  const notifySubmitted = ({ was, is }: Made<StatefulRow & { evaluationAgencyId?: string }>) =>
    void seen.push([was.evaluationAgencyId, is.evaluationAgencyId]);
  at.world.row = { ...at.world.row, evaluationAgencyId: 'former' } as StatefulRow;
  await makeTransition(
    at.context,
    { ...machine, effects: { ...machine.effects, notifySubmitted } } as typeof machine,
    at.world.row,
    'forward',
    { set: { evaluationAgencyId: 'next' } },
  );
  expect(seen).toEqual([['former', 'next']]);
  expect(at.world.effects).toEqual(['stopClock', 'awaitAcceptance']);
});

test('every transition has its word in the timeline', () => {
  const names: TransitionNames = { ...applicationsWords, ...stepsWords };
  expect(Object.keys(names).length).toBeGreaterThan(30);
  const material: Readonly<Record<`step${Capitalize<keyof typeof materialFlow.transitions>}`, Word>> =
    materialsWords;
  expect(material.stepReopen).toHaveLength(3);
  // @ts-expect-error: the word of `forward` is missing.
  const missing: Readonly<Record<`step${Capitalize<Forwarded>}`, Word>> = applicationsWords;
  expect(missing).not.toHaveProperty('stepForward');
});

test('a name that is misspelt, in the table or where it is used, does not compile', () => {
  const early = ['submitted', 'forward', 'agency', 'submitted', ['independent'], ['agencyFits'], []] as const;
  workflow({
    ...head,
    // @ts-expect-error: no such transition in the head.
    rows: [...applicationFlow.rows, forward, ['submitted', 'foward', 'agency', 'submitted', [], [], []]],
  });
  workflow({
    ...head,
    // @ts-expect-error: no such effect in the head.
    rows: [...applicationFlow.rows, [...forward.slice(0, 6), ['notifySubmited']]],
  });
  workflow({
    ...head,
    // @ts-expect-error: a guard that the database decides is none that the row decides.
    rows: [...applicationFlow.rows, early],
  });
  // @ts-expect-error: no such transition may be named in a reply.
  expect(oneOf(transitionNames(withForward)).safeParse('foward' satisfies Forwarded).success).toBe(false);
});

test('each guard that needs the database and each effect has its function, no more and no fewer', () => {
  type Functions = Machine<typeof applicationFlow, StatefulRow & FactsOf<typeof applicationFlow>>;
  expectTypeOf<keyof Functions['guards']>().toEqualTypeOf<keyof typeof applicationFlow.guards>();
  expectTypeOf<keyof Functions['effects']>().toEqualTypeOf<(typeof applicationFlow.effects)[number]>();
});

test('a name of the head that stands in no row ends the start with its name', () => {
  expect(() => workflow({ ...applicationFlow, transitions })).toThrow(
    'workflow application: «forward» is never made',
  );
  const effects = [...applicationFlow.effects, 'notifyForwarded'] as const;
  expect(() => workflow({ ...applicationFlow, effects })).toThrow('«notifyForwarded» stands in no row');
});
