import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { writersOf } from '../matrix/database';

/** Where a case stands, straight from the tables. */
export interface CaseState {
  readonly application: {
    readonly status: number;
    readonly rowVersion: number;
    readonly returnCount: number;
    readonly isProposed: boolean;
    /** By login name; nobody before the agency has accepted. */
    readonly assessor: string | null;
  };
  readonly material: ObjectState | null;
  readonly report: (ObjectState & ReportFacts) | null;
  readonly sheets: readonly SheetState[];
  /** The newest one. */
  readonly appeal: ObjectState | null;
}
interface ObjectState {
  readonly id: string;
  readonly status: number;
  readonly rowVersion: number;
}
interface ReportFacts {
  readonly outcome: string | null;
  readonly isChecked: boolean;
  readonly defects: readonly { readonly key: string }[];
  readonly remarks: readonly { readonly key: string; readonly answer: string | null }[];
  readonly signatures: number;
  readonly isAnswered: boolean;
}
export interface SheetState extends Omit<ObjectState, 'status'> {
  readonly status: number | null;
  readonly login: string;
  readonly invitation: string;
}

/** Reads the application, the material of its round, its current report and the sheets of the report's round. */
export const stateOf = async (db: Db, applicationId: string): Promise<CaseState> => {
  const application = await sql<CaseState['application']>`
    select status, row_version, return_count, proposal is not null as is_proposed,
      (select login_name from person where person.id = assessor_id) as assessor
    from application where id = ${applicationId}`.execute(db);
  const material = await sql<ObjectState>`
    select material.id, material.status, material.row_version from material
    join application on application.id = material.application_id and application.round = material.round
    where application.id = ${applicationId}`.execute(db);
  const report = await sql<ObjectState & ReportFacts>`
    select id, status, row_version, tally ->> 'outcome' as outcome, checked_hash is not null as is_checked, defects, check_remarks as remarks,
      content_hash is not null as is_answered,
      (select count(*)::int from report_signature s
        where s.report_id = report.id and s.content_hash = report.content_hash) as signatures
    from report where application_id = ${applicationId} and is_current`.execute(db);
  const sheets = await sql<SheetState>`
    select o.id, o.status, o.row_version, o.invitation, p.login_name as login
    from opinion o join report r on r.id = o.report_id and r.panel_round = o.panel_round
    join person p on p.id = o.expert_id
    where r.application_id = ${applicationId} and r.is_current and o.number > 0
      and o.invitation in ('invited', 'accepted')
    order by o.number`.execute(db);
  const appeal = await sql<ObjectState>`
    select id, status, row_version from appeal where application_id = ${applicationId}
    order by filed_at desc, id desc limit 1`.execute(db);
  return {
    application: application.rows[0]!,
    material: material.rows[0] ?? null,
    report: report.rows[0] ?? null,
    sheets: sheets.rows,
    appeal: appeal.rows[0] ?? null,
  };
};

/** Everything a transition may change. Tries of codes, limits and the audit log count refusals too and stay out. */
const tables = [
  'application',
  'application_organisation',
  'application_person',
  'application_right',
  'application_snapshot',
  'material',
  'material_item',
  'material_file',
  'material_version',
  'report',
  'report_signature',
  'opinion',
  'conflict_check',
  'appeal',
  'sampled_report',
  'timeline',
  'deadline',
  'notice',
  'file',
];

const question = writersOf([...tables, 'counter']);

/** Who wrote which rows of all those tables, and the counters: equal before and after means nothing changed. */
export const fingerprintOf = async (db: Db): Promise<string> => {
  const { rows } = await sql.raw<{ said: string }>(question).execute(db);
  return rows
    .map(({ said }) => said)
    .sort()
    .join('\n');
};
