import { expressionBuilder } from 'kysely';
import type { Day } from '#contract/days';
import type { Tables } from '#host/database/tables';
import { agency } from '../agency';

/** Evaluation agencies that may evaluate on a day: neither locked nor merged into another one, and within their validity. */
export const agenciesInForce = (today: Day) =>
  expressionBuilder<Tables>()
    .selectFrom('organisation')
    .select(['organisation.id', 'organisation.number', 'organisation.name', 'organisation.qualification'])
    .select(['organisation.technologyFields', 'organisation.validUntil'])
    .where('organisation.type', '=', agency)
    .where('organisation.mergedInto', 'is', null)
    .where('organisation.isLocked', '=', false)
    .where((row) =>
      row.or([row('organisation.validUntil', 'is', null), row('organisation.validUntil', '>=', today)]),
    );
