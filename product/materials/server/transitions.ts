import type * as z from 'zod';
import type { Context } from '#host/context';
import { inTwoSteps, type Preparing } from '#host/serve';
import { makeTransition } from '#host/transitions';
import { materialCodes } from '#product/dictionaries/material-status';
import type { ReopenMaterial, ReviewMaterial, SubmitMaterial } from '../material';
import { caseOf } from './case';
import { gapsOf, itemsOf } from './content';
import { lookedThroughOrLate } from './patient-data/job';
import { materialMachine } from './machine';
import { transitionReply } from './transition-reply';
import type { Material } from './visible';

type About = Context<Context['me'], Material>;

/** M2: hands the material in; every gap is a refusal, and version n is frozen. */
const submitNow = async ({ rowVersion }: z.output<typeof SubmitMaterial>, context: About) => {
  const { db, object, now } = context;
  const row = await caseOf(db, object);
  const items = await itemsOf(db, [row.id]);
  const missing = (await gapsOf(db, [row], now, items)).get(row.id)!;
  const version = await makeTransition(context, materialMachine, row, 'submit', {
    rowVersion,
    data: { items: items.get(row.id)!, missing },
    set: { version: row.version + 1, submittedAt: now.toISOString(), reason: null },
  });
  return transitionReply(row, materialCodes.submitted, version);
};

/** The same, when its files have been looked through for what identifies patients, or that takes too long. */
export const submit = inTwoSteps(
  ({ id }: z.output<typeof SubmitMaterial>, { services }: Preparing) => lookedThroughOrLate(services, id),
  (input, context: About) => submitNow(input, context),
);

/** M3 and M4: the assigned assessor marks every item and passes the material or sends it back. */
export const review = async ({ rowVersion, items: results, overall }: ReviewMaterial, context: About) => {
  const row = await caseOf(context.db, context.object);
  const items = (await itemsOf(context.db, [row.id])).get(row.id)!;
  const version = await makeTransition(context, materialMachine, row, overall, {
    rowVersion,
    data: { items, results },
  });
  return transitionReply(row, overall === 'pass' ? materialCodes.passed : materialCodes.returned, version);
};

/** M5: the agency has passed material supplemented; its evidence is stale until it passes again. */
export const reopen = async ({ rowVersion, reason }: z.output<typeof ReopenMaterial>, context: About) => {
  const row = await caseOf(context.db, context.object);
  const version = await makeTransition(context, materialMachine, row, 'reopen', {
    rowVersion,
    data: { reason },
    set: { reason },
    note: reason,
  });
  return transitionReply(row, materialCodes.returned, version);
};
