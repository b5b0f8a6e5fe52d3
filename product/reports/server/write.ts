import type { z } from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { makeTransition, stateOf } from '#host/transitions';
import { applicationCodes } from '#product/dictionaries/application-status';
import { lockAssessed } from '#queries/applications';
import { dayOf } from '#contract/calendar';
import { type SaveReport, type reports } from '../contract';
import { reportFlow } from '../workflow';
import type { reportStates } from '#product/dictionaries/report-status';
import { applicationOf, categoryOf } from './application';
import { assess, levelColumns, sayAssessment, type ReportRecord } from './computed-levels';
import { citedPlaces } from '#product/citations/server';
import { dossierOf } from './content';
import { requireOfferedMethods, requireOwnEvidence } from './dossier-checks';
import { changed, stored } from './kept';
import { newestRuleSet } from '#product/levels/rule-sets/published';
import { evidenceOf, materialOf } from '#queries/materials';
import { reportMachine } from './machine';
import { proposedIn } from './proposed';
import { blankConclusion, standardBasis } from '../sections';
import type { Mine } from './transition-data';

type Takes<Name extends keyof typeof reports.calls> = z.output<(typeof reports.calls)[Name]['takes']>;
/** Where a report stands after a transition. */
export const transitionReply = async ({ db }: Pick<Mine, 'db'>, id: string) => {
  const row = await db
    .selectFrom('report')
    .select(['id', 'status', 'rowVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    status: stateOf(reportFlow, row.status) as keyof typeof reportStates,
    rowVersion: row.rowVersion,
  };
};

/** R1: the assessor drafts the report, prefilled from application and material; one current report at a time. */
export const createReport = async ({ applicationId }: Takes<'create'>, context: Context) => {
  const { db, me, now } = context;
  const standing = await lockAssessed(db, applicationId, me.personId);
  if (standing === undefined) throw general.notFound();
  if (standing !== applicationCodes.evaluating) throw general.stateNotAllowed();
  const application = await applicationOf(db, applicationId);
  const tables = proposedIn(
    (await materialOf(db, applicationId))?.tables,
    await evidenceOf(db, applicationId, application.round),
  );
  const id = context.newId();
  const at = now.toISOString();
  await create(context, reportMachine, 'create', {
    id,
    actors: ['assessor'],
    about: { applicationId },
    visibility: 'assessor,secondChecker,agency',
    insert: (status) =>
      db
        .insertInto('report')
        .values({
          id,
          applicationId,
          // As the application names it: taking a merging back must not part the two.
          agencyId: application.evaluationAgencyId,
          round: application.round,
          status,
          authorId: me.personId,
          baseDate: dayOf(now),
          ruleSet: newestRuleSet().version,
          sections: JSON.stringify({
            evaluation: {
              client: application.mainOrganisationName ?? '',
              basis: standardBasis,
              method: [],
              feeDeclaration: '',
            },
            conclusion: blankConclusion,
          }),
          workBreakdown: JSON.stringify(tables.workBreakdown),
          indicators: JSON.stringify(tables.indicators),
          innovationPoints: JSON.stringify(tables.innovationPoints),
          isLimited: application.isLimited,
          limitReason: application.limitReason,
          createdAt: at,
          updatedAt: at,
        } as never)
        .execute(),
  });
  return transitionReply(context, id);
};

/** R2: saves one part; the levels follow at once, and a second check of the version before is void. */
export const saveReport = async (input: SaveReport, context: Mine) => {
  const { db, object: row, now, language } = context;
  const today = dayOf(now);
  const dossier = await dossierOf(db, row);
  const category = categoryOf(dossier.application);
  const citations =
    input.section === 'citations'
      ? await citedPlaces(input.data, {
          before: row.citations,
          evidence: dossier.evidence,
          rows: {
            workItem: row.workBreakdown.map(({ code }) => code),
            indicator: row.indicators.map(({ name }) => name),
            innovationPoint: row.innovationPoints.map(({ number }) => number),
          },
          context,
        })
      : row.citations;
  const values = changed(input, { row, category, evidence: dossier.evidence, citations, context });
  const after: ReportRecord = { ...row, ...values, confirmedChanges: [] };
  await requireOfferedMethods(input, row, context);
  requireOwnEvidence(values, new Set(dossier.evidence.map(({ id }) => id)), language);
  const assessed = assess(after, category, dossier.evidence, today);
  await makeTransition(context, reportMachine, row, 'save', {
    rowVersion: input.rowVersion,
    data: { dossier },
    visibility: 'assessor,secondChecker,agency',
    set: {
      ...stored(values),
      ...levelColumns(assessed.inForce),
      trace: JSON.stringify(assessed.computed.trace),
      contentVersion: row.contentVersion + 1,
      checkedVersion: null,
      checkedHash: null,
      checkedAt: null,
      contentHash: null,
      confirmedChanges: '[]',
    },
  });
  return { ...(await transitionReply(context, row.id)), assessment: sayAssessment(assessed, language) };
};

/** The levels as they would be with these tables: what the editor asks while somebody types. Nothing is kept. */
export const computeLevelsOf = async (
  input: Takes<'computeLevels'>,
  { db, object: row, now, language }: Mine,
) => {
  const application = await applicationOf(db, row.applicationId);
  const { id: _, ...asked } = input;
  const tables = Object.entries(asked).filter(([, table]) => table !== undefined);
  const facts: ReportRecord = { ...row, ...(Object.fromEntries(tables) as Partial<ReportRecord>) };
  return sayAssessment(
    assess(facts, categoryOf(application), await evidenceOf(db, row.applicationId, row.round), dayOf(now)),
    language,
  );
};
