import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { informedApplications } from './visible';

const running = sql.raw('deadline.done_at is null');

/**
 * The running clock of an application, of its material or, where that may be known, of its report: the one that ends first.
 * Three questions by the object each, or the database would go through all clocks that run.
 */
export const dueAt = (row: ExpressionBuilder<Tables, 'application'>, me: Me) =>
  sql<string | null>`(select min(due_at) from (
    select due_at from deadline where object_kind = 'application' and object_id = application.id and ${running}
    union all select due_at from material join deadline on object_kind = 'material' and object_id = material.id
      where material.application_id = application.id and ${running}
    union all select due_at from report join deadline on object_kind = 'report' and object_id = report.id
      where report.application_id = application.id and ${running} and ${informedApplications(row, me)}) clocks)`;
