import { dayOf, workingDaysAfter } from '#contract/calendar';
import type { Draft } from '#product/applications/application';
import { attachmentsNeeded } from '#product/applications/conditions';
import { contentOf } from '#product/applications/server/content';
import { accept, cancel, giveBack, submit } from '#product/applications/server/decide';
import { createReApply } from '#product/applications/server/re-evaluation/re-evaluate';
import { propose, end } from '#product/applications/server/endings/proposed-end';
import { rejectionGround } from '#product/applications/proposal';
import { save } from '#product/applications/server/save';
import { hashOf } from '#product/applications/server';
import { contractInForce } from '#product/contracts/server/read';
import { saveContract } from '#product/contracts/server/write';
import { applicationCodes } from '#product/dictionaries/application-status';
import { standardValues } from '#product/settings/settings';
import { before, managerOf, type Course } from './course';
import { draftOf } from './draft-of';
import { storeEvidence } from './evidence';
import { actingAt, personOfCase, signingCode } from './seeding';

/** Days a case was with its agency before it came back for supplement. */
const returnedAfterDays = 6;
/** Days from the proposal of a rejection to its decision. */
const rejectedAfterDays = 2;
/** Days that an evaluation is planned to take. */
const plannedDays = 90;

const attachmentNames = {
  coOwnerConsent: '共有权人同意书.pdf',
  leaderAuthorisation: '负责人授权书.pdf',
} as const;

/** The three steps as their owner fills them in, with the papers that the answers ask for. */
const filledIn = async ({ seedContext, one }: Course, at: Date): Promise<Draft> => {
  const ownerId = personOfCase(seedContext, one.owner);
  const draft = draftOf(one, seedContext);
  const attachments = [];
  for (const kind of attachmentsNeeded(draft, ownerId)) {
    const name = attachmentNames[kind];
    attachments.push({ kind, name, fileId: await storeEvidence(seedContext, at, { ownerId, name }) });
  }
  return { ...draft, attachments } as Draft;
};

/** A new draft, or one that is filled in as the passed one (A1, A17); then the three steps as they are filled in (A2). */
const draftAt = async (course: Course, at: Date, earlier: () => string): Promise<void> => {
  const { seedContext, planned, one, ids } = course;
  const owner = personOfCase(seedContext, one.owner);
  const data = await filledIn(course, at);
  if (planned.previous === undefined) {
    const context = await actingAt(seedContext, at, owner, undefined);
    ids.application = (await save({ step: 'edit', data }, context)).id;
    return;
  }
  const context = await before({ seedContext }, at, owner, 'application', earlier());
  const { changes } = planned.previous;
  const begun = await createReApply(
    { previousApplicationId: earlier(), changes, isMajorChange: true },
    context,
  );
  ids.application = begun.id;
  const again = await actingAt(seedContext, at, owner, undefined);
  await save({ id: begun.id, rowVersion: begun.rowVersion, step: 'edit', data }, again);
};

/** Signed by the owner and sent to the agency (A3). */
const submitAt = async (course: Course, at: Date): Promise<void> => {
  const { one, ids } = course;
  const context = await before(course, at, one.owner, 'application', ids.application);
  const { id, rowVersion } = context.object;
  const content = await contentOf(context.db, context.object);
  const hash = hashOf(content, context.object);
  const signCode = await signingCode(context, 'apply.submit', id, hash);
  await submit({ id, rowVersion, signCode }, context);
};

/** Taken over with a contract and an assessor (A5); the agency fills in what else the contract says. */
const acceptAt = async (course: Course, at: Date): Promise<void> => {
  const { seedContext, one, ids } = course;
  const context = await before(course, at, managerOf(course), 'application', ids.application);
  const contract = { contractNumber: `HT-DEMO-${String(one.number).padStart(4, '0')}`, fee: '3.00' };
  await accept(
    {
      ...{ id: ids.application, rowVersion: context.object.rowVersion, ...contract },
      assessorId: personOfCase(seedContext, one.progress.assessor!),
      planStart: dayOf(at),
      planEnd: dayOf(new Date(at.getTime() + plannedDays * 86_400_000)),
    },
    context,
  );
  const after = await before(course, at, managerOf(course), 'application', ids.application);
  const begun = await contractInForce(after);
  await saveContract(
    {
      ...{ id: ids.application, rowVersion: begun!.rowVersion, ...contract, fileId: null, isDeclared: true },
      included: '资料审核、专家评价、评价报告一式两份；含复核，不含差旅。',
    },
    after,
  );
};

/** Proposed by one reviewer with what proves it, decided by another (A15). */
const rejectFrom = (course: Course): void => {
  const { seedContext, one, ids, next } = course;
  const { decision, decidedDaysAgo } = one.progress;
  const [first, , second] = seedContext.reviewers as [string, string, string];
  next(decidedDaysAgo! + rejectedAfterDays, 5, async (at) => {
    const context = await before(course, at, first, 'application', ids.application);
    const fileId = await storeEvidence(seedContext, at, { ownerId: first, name: '审核核实记录.pdf' });
    const { reason: ground, text: reason } = decision!;
    const reasonCode = rejectionGround.parse(ground);
    const { rowVersion } = context.object;
    await propose('rejection')({ id: ids.application, rowVersion, reasonCode, reason, fileId }, context);
  });
  next(decidedDaysAgo!, 5, async (at) => {
    const context = await before(course, at, second, 'application', ids.application);
    const { rowVersion } = context.object;
    await end('rejection')({ id: ids.application, rowVersion }, context);
  });
};

/** The application of a case until it is accepted, cancelled or back with its owner (domain §3.1). */
export const applyIn = (course: Course, earlier: () => string): void => {
  const { one, ids, next } = course;
  const { progress } = one;
  const status = Number(progress.applicationStatus);
  next(progress.createdDaysAgo, 2, (at) => draftAt(course, at, earlier));
  if (progress.submittedDaysAgo === undefined) return;
  next(progress.submittedDaysAgo, 3, (at) => submitAt(course, at));
  const defects = progress.defects as Parameters<typeof giveBack>[0]['defects'] | undefined;
  if (defects)
    next(progress.submittedDaysAgo - returnedAfterDays, 4, async (at) => {
      const context = await before(course, at, managerOf(course), 'application', ids.application);
      const dueDate = dayOf(workingDaysAfter(at, standardValues.supplementDays));
      const { rowVersion } = context.object;
      await giveBack({ id: ids.application, rowVersion, dueDate, defects }, context);
    });
  if (progress.acceptedDaysAgo !== undefined) next(progress.acceptedDaysAgo, 3, (at) => acceptAt(course, at));
  if (status === applicationCodes.cancelled)
    next(progress.decidedDaysAgo!, 3, async (at) => {
      const context = await before(course, at, one.owner, 'application', ids.application);
      const { rowVersion } = context.object;
      await cancel({ id: ids.application, rowVersion, reason: progress.decision?.text }, context);
    });
};

/** A case that its reviewers reject for good. */
export const endIn = (course: Course): void => {
  const { applicationStatus } = course.one.progress;
  if (Number(applicationStatus) === applicationCodes.rejected) rejectFrom(course);
};
