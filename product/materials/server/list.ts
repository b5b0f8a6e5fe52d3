import type * as z from 'zod';
import { expressionBuilder, sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import { customPlan } from '#host/database/statements';
import { dayOf } from '#contract/calendar';
import { boundsOf, containing } from '#host/lists';
import type { Tables } from '#host/database/tables';
import { applicationCodes, statusOf as applicationStatusOf } from '#product/dictionaries/application-status';
import { normalised } from '#product/search/normalise';
import { materialCodes } from '#product/dictionaries/material-status';
import type { MaterialFilter } from '../material';
import { missingItems } from '../missing';
import { warningsFor } from '../warnings';
import { cases, wholeCases, type MaterialCase } from './case';
import { gapsOf, itemsOf } from './content';
import { transitionsForAll } from './machine';
import { statusOf } from './transition-reply';
import { visibleMaterials } from './visible';

type Filter = z.output<typeof MaterialFilter>;

const contains = (column: string, text: string | undefined) =>
  text?.trim() ? [sql<SqlBool>`lower(${sql.ref(column)}) like ${containing(normalised(text))}`] : [];

/** The owner's own list (domain §4.2 submit): cases being evaluated, in this round, with material that has not passed. */
const toSubmitBy = (me: Context['me']) => {
  const row = expressionBuilder<
    Tables & { application: Tables['application'] },
    'material' | 'application'
  >();
  return row.and([
    row.or([
      row('application.ownerId', '=', me.personId),
      row('application.technologyManagerId', '=', me.personId),
    ]),
    row('application.status', '=', applicationCodes.evaluating),
    row('material.status', '!=', materialCodes.passed),
    row('material.round', '=', row.ref('application.round')),
  ]);
};

/** What the list and its total share: what the caller sees, and what they asked for. */
const wanted = (filter: Filter, me: Context['me']) => (row: ExpressionBuilder<Tables, 'material'>) =>
  row.and([
    visibleMaterials(row, me),
    // What an earlier round was given is read from its application.
    sql<SqlBool>`material.round = application.round`,
    ...(filter.status && filter.status !== 'all'
      ? [row('material.status', '=', materialCodes[filter.status])]
      : []),
    ...(filter.toSubmit ? [toSubmitBy(me)] : []),
    ...contains('application.achievementName', filter.achievementName),
    ...contains('application.mainOrganisationName', filter.mainOrganisationName),
    ...contains('assessor.trueName', filter.assessorName),
  ]);

/** What list and detail say of a case alike. */
export const headOf = (row: MaterialCase) => ({
  id: row.id,
  applicationId: row.applicationId,
  applicationNumber: row.applicationNumber,
  achievementName: row.achievementName,
  mainOrganisationName: row.mainOrganisationName,
  assessorName: row.assessorName,
  evaluationAgencyName: row.evaluationAgencyName,
  applicationStatus: applicationStatusOf(row.applicationStatus),
  template: row.template,
  status: statusOf(row.status),
  version: row.version,
  submittedAt: row.submittedAt,
  updatedAt: row.updatedAt,
});

/** One page of the materials a person sees, the last changed first, with what each still wants (domain §4.5). */
export const listMaterials = async (filter: Filter, { db, me, now }: Context) => {
  const { size, skipped } = boundsOf(filter);
  const { total } = await cases(db)
    .modifyFront(customPlan)
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(wanted(filter, me) as never)
    .executeTakeFirstOrThrow();
  const rows = (await wholeCases(db)
    .modifyFront(customPlan)
    .where(wanted(filter, me) as never)
    .$if(filter.toSubmit === true, (rows) =>
      rows.orderBy(sql.ref('dueAt'), (order) => order.asc().nullsLast()),
    )
    .orderBy('material.updatedAt', 'desc')
    .orderBy('material.id', 'desc')
    .limit(size)
    .offset(skipped)
    .execute()) as MaterialCase[];
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  const gaps = await gapsOf(db, rows, now, items);
  const today = dayOf(now);
  const transitionsFor = await transitionsForAll({ db, me, now }, rows);
  return {
    rows: rows.map((row) => ({
      ...headOf(row),
      missing: missingItems(gaps.get(row.id)!),
      warnings: warningsFor({ template: row.template, items: items.get(row.id)!, today }).length,
      dueAt: row.dueAt,
      rowVersion: row.rowVersion,
      can: transitionsFor(row),
    })),
    total: Number(total),
  };
};
