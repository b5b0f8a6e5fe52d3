import { sql } from 'kysely';
import type { Workflow } from '#contract/workflow';
import type { Db } from '#host/database/connection';
import { appealFlow } from '#product/appeals/workflow';
import { applicationFlow } from '#product/applications/workflow';
import { materialFlow } from '#product/materials/workflow';
import { invitationFlow, opinionFlow } from '#product/panels/workflow';
import { reportFlow } from '#product/reports/workflow';

/** Every table that is walked. */
export const flows = {
  application: applicationFlow,
  material: materialFlow,
  report: reportFlow,
  invitation: invitationFlow,
  opinion: opinionFlow,
  appeal: appealFlow,
} as const satisfies Readonly<Record<string, Workflow>>;
export type Kind = keyof typeof flows;

/** One row of one table. */
export interface Way {
  readonly kind: Kind;
  readonly from: string | null;
  readonly transition: string;
  readonly by: string;
  readonly to: string;
}
export const nameOfWay = ({ kind, from, transition, by }: Omit<Way, 'to'>): string =>
  `${kind}: ${from ?? '(new)'} ${transition} ${by}`;

export const ways: readonly Way[] = (Object.entries(flows) as [Kind, Workflow][]).flatMap(
  ([kind, { rows }]) => rows.map(([from, transition, by, to]) => ({ kind, from, transition, by, to })),
);

/** Rows that nobody can go, and the number of the refusal: a sheet nobody has written in is not complete (E2). */
export const never: Readonly<Record<string, number>> = { 'opinion: untouched submit expert': 2002 };

/** What the timeline tells besides: a draft begun, why somebody busy got another case, and the end of a round, which leaves the report where it is. */
const beyondTheTables = ['application create', 'application overload', 'report closeRound'];

interface TimelineRow {
  readonly kind: string;
  readonly transition: string;
  readonly actor: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** The row of a table that a step of the timeline went by; its own words where there is none. */
const wayOf = ({ kind: objectKind, transition, actor, from, to }: TimelineRow): Way | string | undefined => {
  if (beyondTheTables.includes(`${objectKind} ${transition}`)) return undefined;
  // An invitation and its sheet are one object with two tables.
  const kind =
    objectKind === 'opinion' && transition in invitationFlow.transitions
      ? 'invitation'
      : (objectKind as Kind);
  const codes: Readonly<Record<string, number | null>> = flows[kind].states;
  return (
    ways.find(
      (way) =>
        way.kind === kind &&
        way.transition === transition &&
        way.by === actor &&
        (way.from === null ? from === null : codes[way.from] === from) &&
        codes[way.to] === to,
    ) ?? `${kind}: ${from} ${transition} ${actor} ${to}`
  );
};

/** The rows of the tables that a case has gone, and what its timeline tells that no table knows. */
export const gone = async (
  db: Db,
  applicationId: string,
): Promise<{ readonly rows: readonly string[]; readonly unknown: readonly string[] }> => {
  const { rows } = await sql<TimelineRow>`
    select object_kind as kind, transition, actor, from_state as from, to_state as to from timeline
    where object_id = ${applicationId}
      or object_id in (select id from material where application_id = ${applicationId})
      or object_id in (select id from report where application_id = ${applicationId})
      or object_id in (select id from appeal where application_id = ${applicationId})
      or object_id in (select o.id from opinion o join report r on r.id = o.report_id
        where r.application_id = ${applicationId})`.execute(db);
  const found = rows.map(wayOf);
  return {
    rows: found.flatMap((way) => (typeof way === 'object' ? [nameOfWay(way)] : [])),
    unknown: found.filter((way) => typeof way === 'string'),
  };
};
