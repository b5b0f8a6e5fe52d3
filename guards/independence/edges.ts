import { independenceGuard, type Workflow } from '#contract/workflow';
import { stateOf as stateName } from '#host/transitions';
import { appealFlow } from '#product/appeals/workflow';
import { applicationFlow } from '#product/applications/workflow';
import { judgingActors } from '#product/conflicts/server';
import { materialFlow } from '#product/materials/workflow';
import { invitationFlow, opinionFlow } from '#product/panels/workflow';
import { reportFlow } from '#product/reports/workflow';
import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import type { CaseState, SheetState } from '../workflow-walk/state';
import { cast } from '#testing/cast';

const flows = {
  application: applicationFlow,
  material: materialFlow,
  report: reportFlow,
  opinion: opinionFlow,
  invitation: invitationFlow,
  appeal: appealFlow,
} as const satisfies Record<string, Workflow>;
type Kind = keyof typeof flows;

/** One row of a table that somebody who judges acts by. */
export interface Edge {
  readonly kind: Kind;
  readonly from: string | null;
  readonly transition: string;
  readonly by: string;
  readonly isGuarded: boolean;
}

/** What those who judge do besides the tables' rows, each beside the states it starts from. */
export const beyondTheTables: readonly Edge[] = [
  { kind: 'report', from: 'withExperts', transition: 'closeRound', by: 'agency', isGuarded: true },
  { kind: 'report', from: 'draft', transition: 'commitDraw', by: 'agency', isGuarded: true },
  { kind: 'report', from: 'draft', transition: 'revealDraw', by: 'agency', isGuarded: true },
  { kind: 'report', from: 'draft', transition: 'redraw', by: 'agency', isGuarded: true },
  ...(['setMeeting', 'cancelMeeting', 'recordAttendance', 'writeMinutes'] as const).map(
    (transition) =>
      ({ kind: 'report', from: 'withExperts', transition, by: 'agency', isGuarded: true }) as const,
  ),
  ...(['signMinutes', 'objectToMinutes'] as const).map(
    (transition) =>
      ({ kind: 'report', from: 'withExperts', transition, by: 'expert', isGuarded: true }) as const,
  ),
  { kind: 'material', from: 'submitted', transition: 'setPin', by: 'assessor', isGuarded: true },
  { kind: 'material', from: 'submitted', transition: 'settlePin', by: 'assessor', isGuarded: true },
];

/** The rows of one table. */
export const edgesOf = <Name extends string>(
  kind: Name,
  { rows }: Workflow,
): (Omit<Edge, 'kind'> & { readonly kind: Name })[] =>
  rows.map(([from, transition, by, , , guards]) => ({
    kind,
    from,
    transition,
    by,
    isGuarded: guards.includes(independenceGuard),
  }));

/** Every row of every table that a case is walked by. */
export const edges: readonly Edge[] = (Object.entries(flows) as [Kind, Workflow][]).flatMap(([kind, flow]) =>
  edgesOf(kind, flow),
);

/** Those whose actor is one of those who judge. */
export const judgingEdges: readonly Edge[] = edges.filter(({ by }) => by in judgingActors);

export const nameOf = ({
  kind,
  from,
  transition,
  by,
}: Omit<Edge, 'kind'> & { readonly kind: string }): string => `${kind}: ${from} ${transition} ${by}`;

/** Who decides what their colleague has proposed. */
const others: Readonly<Record<string, string>> = { rejectFinally: cast.otherReviewer };

const actors: Readonly<Record<string, string>> = {
  owner: cast.owner,
  techManager: cast.technologyManager,
  agency: cast.manager,
  checker: cast.manager,
  assessor: cast.assessor,
  secondChecker: cast.secondChecker,
  publicAgency: cast.reviewer,
};

/** Every seat of the current round, a declined one too: it waits for somebody else. */
export const seatsIn = async (db: Db, applicationId: string): Promise<SheetState[]> =>
  (
    await sql<SheetState>`select o.id, o.status, o.row_version, o.invitation, p.login_name as login
      from opinion o join report r on r.id = o.report_id and r.panel_round = o.panel_round
      join person p on p.id = o.expert_id
      where r.application_id = ${applicationId} and r.is_current and o.number > 0 order by o.number`.execute(
      db,
    )
  ).rows;

/** Who would act by this edge, and on which sheet. */
export interface Acting {
  readonly login: string;
  readonly sheet: SheetState | undefined;
}

/** Whoever acts by this edge where the case stands now; undefined when it does not start from there. */
export const actingAt = (
  { kind, from, transition, by }: Edge,
  state: CaseState,
  seats: readonly SheetState[],
): Acting | undefined => {
  if (kind === 'opinion' || kind === 'invitation') {
    // A sheet is worked on while the report is with the experts.
    if (kind === 'opinion' && state.report?.status !== 0) return undefined;
    const sheet = seats.find(({ invitation, status }) =>
      kind === 'invitation'
        ? invitation === from
        : invitation === 'accepted' && stateName(opinionFlow, status) === from,
    );
    return sheet && { login: by === 'expert' ? sheet.login : actors[by]!, sheet };
  }
  const status = state[kind]?.status;
  const currentState = status === undefined ? null : stateName(flows[kind], status);
  // An appeal is filed where an application was rejected.
  if (kind === 'appeal' && from === null)
    return state.application.status === applicationFlow.states.rejected && !state.appeal
      ? { login: actors[by]!, sheet: undefined }
      : undefined;
  // A report that is not there yet is created where everything before it is.
  const isThere = currentState === from && (currentState !== null || state.material?.status === 1);
  // The first seat leads the panel.
  return isThere
    ? { login: others[transition] ?? actors[by] ?? seats[0]!.login, sheet: seats[0] }
    : undefined;
};
