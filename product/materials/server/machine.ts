import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import { deedsOf, machine, stateOf } from '#host/moves';
import type { Me } from '#host/me';
import { tell } from '#host/tell';
import { independent, stoppedFor } from '#product/conflicts/server';
import { dueDayOf, endDeadlines, startDeadline } from '#product/tasks/server';
import { resultCodes } from '../codes';
import type { Frozen } from '../frozen';
import { materialsWords } from '../words';
import { materialFlow, type MaterialTransition } from '../workflow';
import { beginMaterial } from './begin';
import { hatsOfCase, isLive, reportIsOpen, type Case } from './case';
import { complete, filesFit, reportOpen, type MoveData, type Moving } from './guards';
import { defectsExplained, everyItemInOrder } from './marks';

type Told = Extract<keyof typeof materialsWords, `told${string}`>;
const object = ({ row }: Moving) => ['material', row.id] as const;
const applicants = ({ row }: Moving) => [row.ownerId, row.technologyManagerId];

const tellAbout = (
  moving: Moving,
  told: Told,
  to: readonly (string | null)[],
  values: Readonly<Record<string, string>> = {},
): Promise<void> =>
  tell(moving.context, {
    to,
    kind: `materials.${told}`,
    says: materialsWords[told],
    values: { name: moving.row.achievementName, number: moving.row.applicationNumber ?? '', ...values },
    object: object(moving),
    actionNeeded: true,
  });

/** The last day that the clock just started leaves, for the sentence that reports it. */
const dueDay = (moving: Moving): Promise<string> => dueDayOf(moving.context, object(moving));

/** Version n, frozen with the hash of its content (domain §3.2 M2). */
const freeze = async ({ context, row, data }: Moving): Promise<void> => {
  const content: Frozen = {
    template: row.template,
    items: data.items!.map(({ code, notApplicableReason, files }) => ({ code, notApplicableReason, files })),
    tables: row.tables,
  };
  await context.db
    .insertInto('materialVersion')
    .values({
      id: context.newId(),
      materialId: row.id,
      version: row.version + 1,
      content: JSON.stringify(content),
      sha256: contentHash(content),
      fileIds: data.items!.flatMap(({ files }) => files.map(({ fileId }) => fileId)),
      submittedBy: context.me!.personId,
      createdAt: context.now.toISOString(),
    })
    .execute();
};

const mark = async ({ context, row, data }: Moving): Promise<void> => {
  for (const { code, result, comment } of data.marks!)
    await context.db
      .updateTable('materialItem')
      .set({ result: resultCodes[result], comment: comment.trim() || null })
      .where('materialId', '=', row.id)
      .where('code', '=', code)
      .execute();
};

/** The machine of original materials (domain §3.2). */
export const materialMachine = machine<typeof materialFlow, Case, MoveData>({
  flow: materialFlow,
  kind: 'material',
  table: 'material',
  hats: hatsOfCase,
  begin: beginMaterial,
  guards: {
    independent: ({ context, hat, row }) => independent(context, hat, row.applicationId),
    underEvaluation: ({ row }) => isLive(row),
    complete,
    filesFit,
    everyItemInOrder,
    defectsExplained,
    reportOpen,
  },
  effects: {
    freeze,
    mark,
    stopClock: (moving) => endDeadlines(moving.context, object(moving)),
    awaitReview: async (moving) => {
      await startDeadline(
        moving.context,
        moving.row.applicationId,
        object(moving),
        'materialReview',
        'assessor',
        'materialReviewDays',
      );
    },
    awaitSupplement: async (moving) => {
      const { context, row } = moving;
      await startDeadline(context, row.applicationId, object(moving), 'material', 'owner', 'supplementDays');
    },
    tellSubmitted: async (moving) =>
      tellAbout(moving, 'toldSubmitted', [moving.row.assessorId], { due: await dueDay(moving) }),
    tellPassed: (moving) => tellAbout(moving, 'toldPassed', applicants(moving)),
    tellReturned: async (moving) =>
      tellAbout(moving, 'toldReturned', applicants(moving), { due: await dueDay(moving) }),
    tellReopened: async (moving) =>
      tellAbout(moving, 'toldReopened', [...applicants(moving), moving.row.assessorId], {
        due: await dueDay(moving),
        reason: moving.data.reason!,
      }),
  },
});

/** What a person may do now: nothing once the application has moved on, no reopening under a report that is out. */
const deedsFor = (me: Me, row: Case, stopped: ReadonlySet<string>): MaterialTransition[] =>
  isLive(row)
    ? deedsOf(materialMachine, me, row, stopped).filter(
        (deed) => deed !== 'reopen' || reportIsOpen(row.reportStatus),
      )
    : [];

/** The same for each of some rows, a conflict of interest considered. */
export const deedsForAll = async (
  context: Pick<Context, 'db' | 'now' | 'me'>,
  rows: readonly Case[],
): Promise<(row: Case) => MaterialTransition[]> => {
  const { me } = context;
  const stopped = await stoppedFor(
    context,
    rows.filter(isLive).map((row) => ({
      flow: materialFlow,
      applicationId: row.applicationId,
      state: stateOf(materialFlow, row.status),
      hats: hatsOfCase(me, row),
    })),
  );
  return (row) => deedsFor(me, row, stopped(row.applicationId));
};
