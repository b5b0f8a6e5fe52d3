import type * as z from 'zod';
import type { Context } from '#host/context';
import { isOfOwn } from '#host/me';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import { sayHit } from '#product/conflicts/say';
import { integrityProblems } from '#product/integrity/problems';
import { blockedPeople } from '#queries/integrity';
import { independent, storeFinding, type ConflictFinding } from '#product/conflicts/server';
import { kindCodes, kindOf } from '../codes';
import type { SetPanel } from '../panel';
import { panelsProblems } from '../problems';
import { brokenRules, gradeOfTitle } from '../rules/composition';
import type { PanelMember } from '../rules/types';
import { panelRulesWords } from '../rules/words';
import { expertsOf, workplaceOf, type Expert } from './experts';
import { expertFindings } from './conflicts';
import { dayOf } from '#contract/calendar';
import { endOfStep } from '#product/tasks/server';
import { transitionInvitation } from './invitation-machine';
import { notifyPanel } from './people';
import { achievementOf, type Achievement, type Report } from './achievements';
import { panelsWords } from '../words';
import { storeChoice } from './draw/choice';
import type { OpinionRow } from './visible';

type Seat = z.output<typeof SetPanel>['members'][number];

/** What an account must be to be invited: an expert's, and open. */
const isExpert = 1;

/** The experts of these seats, each a person who may be invited; throws 2304 for one who may not. */
export const invitable = async (
  context: Context<unknown, unknown>,
  ids: readonly string[],
): Promise<Map<string, Expert>> => {
  const experts = new Map((await expertsOf(context.db, ids)).map((expert) => [expert.id, expert]));
  for (const expert of experts.values())
    if (expert.userType !== isExpert || expert.isLocked || expert.expertKind === null)
      throw panelsProblems.notAnExpert({ name: expert.trueName });
  return experts;
};

/** Nobody is invited while an integrity record about them is in force (domain §9.16). Throws 2148. */
export const requireUnblocked = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  newcomers: readonly Expert[],
): Promise<void> => {
  const blocked = await blockedPeople(
    db,
    newcomers.map(({ id }) => id),
    dayOf(now),
  );
  const name = newcomers.find(({ id }) => blocked.has(id))?.trueName;
  if (name !== undefined) throw integrityProblems.expertBlocked({ name });
};

/** A seat is of the kind its expert is registered as: who judges what is not chosen freely (domain §6.5). */
const requireRegisteredKinds = (
  { language }: Context<unknown, unknown>,
  seats: readonly Seat[],
  experts: ReadonlyMap<string, Expert>,
): void => {
  const wrong = seats.flatMap(({ expertId, kind }, place) => {
    const { expertKind, trueName } = experts.get(expertId)!;
    return expertKind === kindCodes[kind]
      ? []
      : [
          {
            Field: `Members.${place}.Kind`,
            Msg: fill(inLanguage(panelsWords.kindRegistered, language), { name: trueName }),
          },
        ];
  });
  if (wrong.length > 0) throw general.badInput({}, wrong);
};

/** A seat as the rules of composition look at it. */
const memberOf = (
  { kind, isLeader }: Pick<Seat, 'kind' | 'isLeader'>,
  expert: Expert,
  finding: ConflictFinding,
): PanelMember => ({
  expertId: expert.id,
  name: expert.trueName,
  kind,
  titleGrade: gradeOfTitle(expert.professionalTitle ?? ''),
  organisation: workplaceOf(expert),
  isLeader,
  invitation: 'invited',
  hasHardConflict: finding.hard.length > 0,
});

/**
 * Judges a panel before anybody is invited: hard conflicts 2005, soft ones without a reason 2302, rules of composition
 * 2301. `ResultValue` lists every hit and every broken rule in the agency's language.
 */
export const judgePanel = (
  context: Context<unknown, unknown>,
  seats: readonly Seat[],
  experts: ReadonlyMap<string, Expert>,
  findings: ReadonlyMap<string, ConflictFinding>,
  achievement: Achievement,
): void => {
  const { language } = context;
  const at = (place: number) => `Members.${place}.ZJId`;
  const hard = seats.flatMap(({ expertId }, place) =>
    findings.get(expertId)!.hard.map((hit) => ({ Field: at(place), Msg: sayHit(hit, language) })),
  );
  if (hard.length > 0) throw general.conflictOfInterest({ why: hard[0]!.Msg }, hard);
  const panel = seats.map((seat) =>
    memberOf(seat, experts.get(seat.expertId)!, findings.get(seat.expertId)!),
  );
  const broken = brokenRules(panel, {
    template: achievement.template,
    purposes: achievement.purposes,
    productTypes: achievement.productTypes,
    completingOrganisations: achievement.relationships.completingOrganisations,
    agency: achievement.relationships.agency,
    avoidedExpertIds: [],
    limits: achievement.limits,
  }).map(({ word, values }) => ({
    Field: 'Members',
    Msg: fill(inLanguage(panelRulesWords[word], language), values),
  }));
  if (broken.length > 0) throw panelsProblems.panelBreaksRules({ why: broken[0]!.Msg }, broken);
  const unexplained = seats.flatMap(({ expertId, reason }, place) =>
    (reason ?? '').trim() === ''
      ? findings
          .get(expertId)!
          .soft.map((hit) => ({ Field: at(place), Msg: sayHit(hit, language), expertId }))
      : [],
  );
  if (unexplained.length > 0)
    throw panelsProblems.reasonNeeded(
      { name: experts.get(unexplained[0]!.expertId)!.trueName },
      unexplained.map(({ Field, Msg }) => ({ Field, Msg })),
    );
};

const draft = 6;

/** Those who accepted stay: only a reason takes them off the panel (E5). */
const acceptedStay = async (
  context: Context,
  rows: readonly OpinionRow[],
  seats: readonly Seat[],
): Promise<void> => {
  const lost = rows.filter(
    (row) => row.invitation === 'accepted' && !seats.some(({ expertId }) => expertId === row.expertId),
  );
  if (lost.length === 0) return;
  const experts = await expertsOf(
    context.db,
    lost.map(({ expertId }) => expertId),
  );
  throw panelsProblems.acceptedStay({ names: experts.map(({ trueName }) => trueName).join('、') });
};

/**
 * Forms the panel of a report in draft and invites its members (domain §6.5, SetPanel). Members who accepted stay as
 * they are; earlier invitations nobody answered give way. The report's row is locked: of two managers the later one's
 * panel stands whole.
 */
export const setPanel = async (
  { id, members, reason }: z.output<typeof SetPanel>,
  context: Context<Context['me'], Report>,
) => {
  const report = context.object;
  const plain = context as unknown as Context;
  if (!isOfOwn(context.me, report.agencyId)) throw general.notAllowed();
  await independent(context, 'agency', report.applicationId);
  if (report.status !== draft || report.isLocked) throw general.stateNotAllowed();
  const rows = await context.db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', id)
    .where('panelRound', '=', report.panelRound)
    .orderBy('number')
    .forUpdate()
    .execute();
  await acceptedStay(plain, rows, members);
  const experts = await invitable(
    context,
    members.map(({ expertId }) => expertId),
  );
  // Who has accepted stays seated; an invitation that nobody has answered yet does not.
  const accepted = new Set(rows.flatMap((row) => (row.invitation === 'accepted' ? [row.expertId] : [])));
  await requireUnblocked(
    context,
    [...experts.values()].filter((expert) => !accepted.has(expert.id)),
  );
  requireRegisteredKinds(context, members, experts);
  const achievement = await achievementOf(context.db, report.applicationId);
  const findings = await expertFindings(context, [...experts.keys()], report.applicationId);
  judgePanel(context, members, experts, findings, achievement);
  await storeChoice(plain, report, reason);
  for (const row of rows)
    if (!members.some(({ expertId }) => expertId === row.expertId)) await release(plain, row);
  const seated = [];
  for (const [place, seat] of members.entries()) {
    const before = rows.find(({ expertId }) => expertId === seat.expertId);
    const opinionId = await seatExpert(plain, report, seat, place + 1, before, achievement.name);
    const asked = { personId: seat.expertId, applicationId: report.applicationId };
    await storeFinding(context, asked, findings.get(seat.expertId)!, seat.reason ?? null, id);
    seated.push({
      id: opinionId,
      expertId: seat.expertId as string,
      number: place + 1,
      invitation: before?.invitation === 'accepted' ? ('accepted' as const) : ('invited' as const),
    });
  }
  context.audit({ object: ['report', id], after: members });
  return { id, members: seated };
};

const release = async (context: Context, row: OpinionRow): Promise<void> => {
  if (row.invitation !== 'invited') {
    await context.db.updateTable('opinion').set({ number: 0 }).where('id', '=', row.id).execute();
    return;
  }
  await transitionInvitation(context, row, 'withdraw', { set: { number: 0 } });
};

/** Gives somebody a seat and invites them; who is invited or has accepted already only changes their seat. */
export const seatExpert = async (
  context: Context,
  report: Pick<Report, 'id' | 'applicationId' | 'agencyId' | 'panelRound'>,
  { expertId, kind, isLeader }: Pick<Seat, 'expertId' | 'kind' | 'isLeader'>,
  number: number,
  before: OpinionRow | undefined,
  achievement: string,
  dueOn: string | null = null,
): Promise<string> => {
  const now = context.now.toISOString();
  const seat = { expertKind: kindCodes[kind], isLeader, number, updatedAt: now };
  if (before && (before.invitation === 'accepted' || before.invitation === 'invited')) {
    await context.db.updateTable('opinion').set(seat).where('id', '=', before.id).execute();
    return before.id;
  }
  const id = before?.id ?? context.newId();
  const replyBy = dayOf(await endOfStep(context, report.applicationId, 'replyDays'));
  const fresh = {
    ...seat,
    invitation: 'invited' as const,
    // Who takes a seat has not judged yet: a whole sheet, also where the others only confirm.
    isShort: false,
    declineReason: null,
    declaration: null,
    status: null,
    conclusion: null,
    sheet: null,
    salt: null,
    commitment: null,
    signedAt: null,
    formReason: null,
    formText: null,
    dueOn,
    replyBy,
    invitedAt: now,
  };
  if (before)
    await context.db
      .updateTable('opinion')
      .set({
        ...fresh,
        formReturns: 0,
        formRuling: null,
        formRulingText: null,
        revises: null,
        revisionReason: null,
        rowVersion: before.rowVersion + 1,
      })
      .where('id', '=', id)
      .execute();
  else
    await context.db
      .insertInto('opinion')
      .values({
        ...fresh,
        id,
        reportId: report.id,
        agencyId: report.agencyId,
        panelRound: report.panelRound,
        expertId,
      })
      .execute();
  await notifyPanel(context, 'toldInvited', [expertId], ['opinion', id], {
    achievement,
    due: replyBy,
  });
  return id;
};

/** The seat of a stored row, for judging the panel with somebody else in one place. */
export const seatOf = (row: OpinionRow, reason?: string): Seat => ({
  expertId: row.expertId,
  isLeader: row.isLeader,
  kind: kindOf(row.expertKind),
  ...(reason !== undefined && { reason }),
});
