import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import { transitionsOf, machine, stateOf } from '#host/transitions';
import { notify } from '#host/notify';
import { independent, conflictedFor } from '#product/conflicts/server';
import {
  continueDeadline,
  dueDayOf,
  endDeadlines,
  pauseDeadlines,
  startDeadline,
  type DeadlineStep,
} from '#product/tasks/server';
import { resultCodes } from '#product/dictionaries/material-status';
import type { Frozen } from '../frozen';
import { materialsWords } from '../words';
import { materialFlow, type MaterialTransition } from '../workflow';
import type { Material } from './visible';
import { createMaterial } from './create';
import { actorsOfCase, wholeCases, type MaterialCase } from './case';
import { complete, filesFit, reportStillOpen, type Done, type TransitionData } from './guards';
import { hasOpenPins } from './open-pins';
import { defectsExplained, everyItemInOrder } from './results';

type NoticeWord = Extract<keyof typeof materialsWords, `told${string}`>;
const object = ({ is }: Done) => ['material', is.id] as const;
const timed = <Holder extends string>(done: Done, step: DeadlineStep, holder: Holder) => ({
  applicationId: done.is.applicationId,
  object: object(done),
  ...{ step, holder },
});
const applicants = ({ is }: Done) => [is.ownerId, is.technologyManagerId];

const notifyAbout = (
  done: Done,
  word: NoticeWord,
  to: readonly (string | null)[],
  values: Readonly<Record<string, string>> = {},
): Promise<void> =>
  notify(done.context, {
    to,
    kind: `materials.${word}`,
    says: materialsWords[word],
    values: { name: done.is.achievementName, number: done.is.applicationNumber ?? '', ...values },
    object: object(done),
    actionNeeded: true,
  });

/** The last day that the clock just started leaves, for the sentence that reports it. */
const dueDay = (done: Done): Promise<string> => dueDayOf(done.context, object(done));

/** Version n, frozen with the hash of its content (domain §3.2 M2). */
const freeze = async ({ context, is, data }: Done): Promise<void> => {
  const content: Frozen = {
    template: is.template,
    items: data.items!.map(({ code, notApplicableReason, files }) => ({
      ...{ code, notApplicableReason },
      files: files.map(({ patientData: _patientData, ...file }) => file),
    })),
    tables: is.tables,
  };
  await context.db
    .insertInto('materialVersion')
    .values({
      id: context.newId(),
      materialId: is.id,
      version: is.version,
      content: JSON.stringify(content),
      sha256: contentHash(content),
      fileIds: data.items!.flatMap(({ files }) => files.map(({ fileId }) => fileId)),
      submittedBy: context.me!.personId,
      createdAt: context.now.toISOString(),
    })
    .execute();
};

const storeResults = async ({ context, is, data }: Done): Promise<void> => {
  for (const { code, result, comment } of data.results!)
    await context.db
      .updateTable('materialItem')
      .set({ result: resultCodes[result], comment: comment.trim() || null })
      .where('materialId', '=', is.id)
      .where('code', '=', code)
      .execute();
};

/** The machine of original materials (domain §3.2). */
export const materialMachine = machine<typeof materialFlow, MaterialCase, TransitionData>({
  flow: materialFlow,
  kind: 'material',
  table: 'material',
  actors: actorsOfCase,
  create: createMaterial,
  around: async (db, { id }: Material) =>
    (await wholeCases(db).where('material.id', '=', id).executeTakeFirstOrThrow()) as MaterialCase,
  guards: {
    independent: ({ context, actor, row }) => independent(context, actor, row.applicationId),
    complete,
    filesFit,
    everyItemInOrder,
    defectsExplained,
    pinsSettled: async ({ context, row }) => !(await hasOpenPins(context.db, row.id)),
    reportStillOpen,
  },
  effects: {
    freeze,
    mark: storeResults,
    stopClock: (done) => endDeadlines(done.context, object(done)),
    pauseClock: (done) => pauseDeadlines(done.context, object(done)),
    awaitReview: (done) =>
      continueDeadline(done.context, timed(done, 'materialReview', 'assessor'), 'materialReviewDays'),
    awaitSupplement: (done) =>
      startDeadline(done.context, timed(done, 'material', 'owner'), 'supplementDays'),
    notifySubmitted: async (done) =>
      notifyAbout(done, 'toldSubmitted', [done.is.assessorId], { due: await dueDay(done) }),
    notifyPassed: (done) => notifyAbout(done, 'toldPassed', applicants(done)),
    notifyReturned: async (done) =>
      notifyAbout(done, 'toldReturned', applicants(done), { due: await dueDay(done) }),
    notifyReopened: async (done) =>
      notifyAbout(done, 'toldReopened', [...applicants(done), done.is.assessorId], {
        due: await dueDay(done),
        reason: done.data.reason!,
      }),
  },
});

/** What a person may do now to each of some rows, a conflict of interest considered. */
export const transitionsForAll = async (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly MaterialCase[],
): Promise<(row: MaterialCase) => MaterialTransition[]> => {
  const { me } = context;
  const conflicted = await conflictedFor(
    context,
    rows.map((row) => ({
      flow: materialFlow,
      applicationId: row.applicationId,
      state: stateOf(materialFlow, row.status),
      row,
      actors: actorsOfCase(me, row),
    })),
  );
  return (row) => transitionsOf(materialMachine, me, row, conflicted(row.applicationId));
};
