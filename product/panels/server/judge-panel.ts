import { general } from '#contract/problems';
import { dayOf } from '#contract/calendar';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { ConflictFinding } from '#product/conflicts/server';
import { sayHit } from '#product/conflicts/say';
import { integrityProblems } from '#product/integrity/problems';
import { settingsNow } from '#product/settings/server';
import { blockedPeople } from '#queries/integrity';
import { openLoads } from '#queries/panels';
import { kindCodes } from '#product/opinions/codes';
import { panelsProblems } from '../problems';
import { brokenRules, gradeOfTitle } from '#product/opinions/composition';
import type { PanelMember } from '#product/opinions/types';
import { panelRulesWords } from '#product/opinions/words';
import { panelsWords } from '../words';
import type { Achievement } from './achievements';
import { expertsOf, workplaceOf, type Expert } from './experts';
import type { Load, Seat } from './seat';

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
export const requireRegisteredKinds = (
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

/** Those of these experts who have as many open panels in hand as the cap allows, with how many (domain §9.6). */
export const overLoaded = async (
  db: Db,
  expertIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { expertCases } = await settingsNow(db);
  return new Map([...(await openLoads(db, expertIds))].filter(([, count]) => count >= expertCases));
};

/**
 * An expert is asked by hand beyond the cap only with a reason, which agency and public-service agency read; a lot never draws
 * them (domain §9.6). Gives the loads with their reasons; throws 2338 where one is missing.
 */
export const loadsExplained = async (
  { db }: Pick<Context<unknown, unknown>, 'db'>,
  newcomers: readonly Pick<Seat, 'expertId' | 'loadReason'>[],
  experts: ReadonlyMap<string, Expert>,
): Promise<ReadonlyMap<string, Load>> => {
  const over = await overLoaded(
    db,
    newcomers.map(({ expertId }) => expertId),
  );
  const loads = newcomers.flatMap(({ expertId, loadReason }) => {
    const openPanels = over.get(expertId);
    return openPanels === undefined
      ? []
      : ([[expertId, { openPanels, reason: (loadReason ?? '').trim() }]] as [string, Load][]);
  });
  const silent = loads.find(([, { reason }]) => reason === '');
  if (silent)
    throw panelsProblems.loadReasonNeeded({
      name: experts.get(silent[0])!.trueName,
      count: silent[1].openPanels,
    });
  return new Map(loads);
};
