import { sheetOf } from '../demo/report-sheets';
import { personOf } from '../demo/people';
import type { DemoAchievement } from '../demo/achievements';
import type { Declaration } from '#product/conflicts/declaration';
import { conclusionCodes } from '#product/opinions/conclusion';
import { storeFinding } from '#product/conflicts/server';
import { expertFindings } from '#product/panels/server/conflicts';
import { commitmentOf } from '#product/panels/server/sheets';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { standardValues } from '#product/settings/settings';
import {
  contextAt,
  idAt,
  momentOf,
  personOfCase,
  writeNotices,
  writeTrail,
  type SeedContext,
} from './seeding';
import { attendanceOf, seedMeeting } from './meeting';
import { isSubmitted, stepsOf, writtenAs, type Seated } from './sheet-trail';
import { stagesOf } from './plan';

const declaration: Declaration = {
  hasNoConflict: true,
  keepsConfidential: true,
  actsWithIntegrity: true,
  employers: [],
  shareholdings: [],
  sharedSupervisorWith: [],
  collaborations: [],
};

/** The experts' last day, ten working days after the report went to them. */
export const dueOnOf = (seedContext: SeedContext, one: DemoAchievement): string =>
  dayOf(
    workingDaysAfter(
      momentOf(seedContext.services.clock(), stagesOf(one).withExperts),
      standardValues.expertDays,
    ),
  );

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const rowOf = (seedContext: SeedContext, one: DemoAchievement, report: { id: string; agencyId: string }) => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  return ({ id, seat, expertId, place }: Seated) => {
    const sheet = seat.opinionStatus === null ? null : sheetOf(one, seat, place);
    const salt = sheet && hex(seedContext.services.random(32));
    const signedAt = momentOf(now, stages.sheets, 3 + (place % 4));
    const isReturned = seat.opinionStatus === '3';
    return {
      id,
      reportId: report.id,
      agencyId: report.agencyId,
      panelRound: 1,
      expertId,
      expertKind: personOf(seat.expert).expertKind!,
      isLeader: seat.isLeader,
      number: place + 1,
      invitation: 'accepted' as const,
      declineReason: null,
      declaration: JSON.stringify(declaration),
      status: writtenAs(seat) === null ? null : Number(writtenAs(seat)),
      conclusion: sheet?.conclusion && isSubmitted(seat) ? conclusionCodes[sheet.conclusion] : null,
      sheet: sheet && JSON.stringify(sheet),
      salt,
      commitment: sheet && salt && isSubmitted(seat) ? commitmentOf(salt, sheet) : null,
      signedAt: isSubmitted(seat) ? signedAt.toISOString() : null,
      formReason: isReturned || seat.isReferred ? '3' : null,
      formText: isReturned || seat.isReferred ? '成熟度意见与评语前后不一致，请核对后重新提交。' : null,
      formReturns: seat.isReferred ? standardValues.formReturns : isReturned ? 1 : 0,
      formRuling: seat.isReferred ? ('asked' as const) : null,
      dueOn: dueOnOf(seedContext, one),
      invitedAt: momentOf(now, stages.drafted, 8).toISOString(),
      attendance: one.progress.meeting ? attendanceOf(one.progress.meeting, place) : null,
      updatedAt: (seat.opinionStatus === null ? momentOf(now, stages.withExperts) : signedAt).toISOString(),
      rowVersion: 2 + (seat.opinionStatus === null ? 0 : seat.opinionStatus === '6' ? 1 : 3),
    };
  };
};

/** Seats the panel of a report: what the conflict engine found, answers, sheets with their commitments, and their history. */
export const seedPanel = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  report: { readonly id: string; readonly agencyId: string; readonly applicationId: string },
): Promise<void> => {
  const { panel } = one.progress;
  if (panel.length === 0) return;
  const { db } = seedContext.services;
  const stages = stagesOf(one);
  const now = seedContext.services.clock();
  const invited = momentOf(now, stages.drafted, 8);
  const seated = panel.map((seat, place): Seated => ({
    id: idAt(seedContext, invited),
    seat,
    expertId: personOfCase(seedContext, seat.expert),
    place,
  }));
  const context = contextAt(seedContext, invited);
  const findings = await expertFindings(
    context,
    seated.map(({ expertId }) => expertId),
    report.applicationId,
  );
  for (const { expertId } of seated) {
    const found = findings.get(expertId)!;
    const reason = found.soft.length > 0 ? '已核实为一般学术往来，不影响独立评价。' : null;
    const asked = { personId: expertId, applicationId: report.applicationId };
    await storeFinding(context, asked, found, reason, report.id);
  }
  await db
    .insertInto('opinion')
    .values(seated.map(rowOf(seedContext, one, report)))
    .execute();
  const manager = seedContext.managers.get(one.agency)!;
  for (const each of seated)
    await writeTrail(seedContext, 'opinion', each.id, stepsOf(seedContext, one, each, manager));
  await notifyPanel(seedContext, one, seated, report.id, manager);
  if (one.progress.meeting) await seedMeeting(seedContext, one, report.id, manager);
};

/** What waits on desks: the invitation, the report to judge, a sheet to check, a sheet to mend. */
const notifyPanel = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  seated: readonly Seated[],
  reportId: string,
  manager: string,
): Promise<void> => {
  const now = seedContext.services.clock();
  const stages = stagesOf(one);
  const experts = seated.map(({ expertId }) => expertId);
  const values = { achievement: one.name, name: one.name, due: dueOnOf(seedContext, one), number: '' };
  const object = ['report', reportId] as const;
  for (const { id, expertId } of seated)
    await writeNotices(
      seedContext,
      momentOf(now, stages.drafted, 8),
      [expertId],
      'panels.toldInvited',
      values,
      ['opinion', id],
    );
  await writeNotices(
    seedContext,
    momentOf(now, stages.withExperts, 4),
    experts,
    'reports.toldExperts',
    values,
    object,
  );
  for (const { id, seat, expertId, place } of seated) {
    const at = momentOf(now, stages.sheets, 9);
    if (writtenAs(seat) === '0')
      await writeNotices(
        seedContext,
        at,
        [manager],
        'panels.toldSubmitted',
        { ...values, number: String(place + 1) },
        ['opinion', id],
      );
    if (seat.isReferred)
      await writeNotices(
        seedContext,
        at,
        seedContext.reviewers,
        'panels.toldReferred',
        { ...values, number: String(place + 1) },
        ['opinion', id],
      );
    if (seat.opinionStatus === '3')
      await writeNotices(
        seedContext,
        at,
        [expertId],
        'panels.toldReturned',
        { ...values, reason: '等级前后不一致' },
        ['opinion', id],
      );
  }
};
