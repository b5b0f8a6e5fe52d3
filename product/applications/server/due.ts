import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { materialHeads } from '#queries/materials';
import { judgedReports } from '#queries/reports';
import { runningClocks } from '#queries/tasks';
import { informedApplications } from './visible';

/**
 * The running clock of an application, of its material or, where that may be known, of its report: the one that ends first.
 * Three questions by the object each, or the database would go through all clocks that run.
 */
export const dueAt = (row: ExpressionBuilder<Tables, 'application'>, me: Me) =>
  sql<string | null>`(select min(due_at) from (
    select clock.due_at from ${runningClocks.as('clock')}
      where clock.object_kind = 'application' and clock.object_id = application.id
    union all select clock.due_at from ${materialHeads.as('material')}
      join ${runningClocks.as('clock')} on clock.object_kind = 'material' and clock.object_id = material.id
      where material.application_id = application.id
    union all select clock.due_at from ${judgedReports.as('report')}
      join ${runningClocks.as('clock')} on clock.object_kind = 'report' and clock.object_id = report.id
      where report.application_id = application.id and ${informedApplications(row, me)}) clocks)`;

/** Whether the clock of a case has run out. */
export const isOverdue = (due: string | null, now: Date): boolean => due !== null && new Date(due) < now;
/** The clock of an application itself; its material and report have others. */
export const ownDueAt = sql<string | null>`(select min(clock.due_at) from ${runningClocks.as('clock')}
  where clock.object_kind = 'application' and clock.object_id = application.id)`;
