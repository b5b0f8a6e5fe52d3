import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { looksAs } from '#host/scopes';
import { overdueClocks } from '#queries/tasks';
import type { Figure, FirstStep } from '../step';

/** A case that lies with somebody else, as an area finds it for one who waits for it. */
export interface Awaited {
  readonly id: string;
  readonly title: string;
  readonly english: string | null;
  readonly number: string;
  readonly stage: string;
  readonly holder: string;
  /** Empty where its reader does not know who it is. */
  readonly holderName: string;
  readonly heldSince: string | null;
  readonly dueAt: string | null;
  readonly isOverdue: boolean;
  readonly expectedOn: string | null;
  readonly url: string;
}
/** How many there are of something that the reader works on, or that needs a hand. */
export interface Counted {
  readonly name: Figure;
  readonly count: number;
  readonly url: string;
  /** Somebody has to do something about each of them. */
  readonly needsHand: boolean;
}
declare module '#host/contributions' {
  interface Contributions {
    /** Cases of the caller's that lie with somebody else. */
    readonly awaited: readonly ((context: Context) => Promise<readonly Awaited[]>)[];
    /** Figures of the caller's work, or of the platform for whoever looks after it. */
    readonly figures: readonly ((context: Context) => Promise<readonly Counted[]>)[];
  }
}

/** Where each role begins, in the order in which somebody who has several is told. */
const beginnings: readonly (readonly [role: string, step: FirstStep, url: string])[] = [
  [roleCode.owner, 'owner', '/EvaluationManagement/apply'],
  [roleCode.technologyManager, 'technologyManager', '/EvaluationManagement/drafting'],
  [roleCode.agency, 'agency', '/system/users'],
  [roleCode.assessor, 'assessor', '/EvaluationManagement/original'],
  [roleCode.expert, 'expert', '/EvaluationManagement/expertOpinion'],
  [roleCode.publicAgency, 'publicAgency', '/EvaluationManagement/AllReportList'],
  [roleCode.administrator, 'administrator', '/system/settings'],
  [roleCode.editor, 'editor', '/personal'],
];

/** Clocks that have run out anywhere: what whoever looks after the platform sees of its work. */
export const overdueFigure = async ({ db, me, now }: Context): Promise<readonly Counted[]> => {
  if (!looksAs(me, roleCode.administrator)) return [];
  const count = await overdueClocks(db, now);
  return [{ name: 'overdueClocks', count, url: '/EvaluationManagement/applyList', needsHand: true }];
};

/**
 * What stands on somebody's workbench beside what waits for them: what they wait for, the most pressing first, figures of
 * their work, where their role begins, and for administrators what is wrong with the platform.
 */
export const workbenchOf = async (context: Context) => {
  const { me, services } = context;
  const { awaited, figures } = services.contributed;
  const [cases, counted] = await Promise.all([
    Promise.all(awaited.map((finder) => finder(context))),
    Promise.all(figures.map((finder) => finder(context))),
  ]);
  return {
    awaited: cases.flat().sort((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9')),
    figures: counted.flat(),
    firstSteps: beginnings.filter(([role]) => me.roles.has(role)).map(([, name, url]) => ({ name, url })),
    degraded: looksAs(me, roleCode.administrator) ? [...services.degradedState.now()] : null,
  };
};
