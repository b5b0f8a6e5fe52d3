import { achievements, type DemoAchievement } from '../demo/achievements';
import { earlierNumber } from '../demo/report-facts-parts';

/** An achievement with the days, counted back from seeding, on which its evaluation went on. */
export interface PlannedCase {
  readonly one: DemoAchievement;
  /** The number of the achievement whose report took this one's place, and when. */
  readonly supersededBy?: number;
  readonly revoked?: { readonly daysAgo: number; readonly note: string };
  /** The number of the application it evaluates anew, and what had changed since. */
  readonly previous?: { readonly number: number; readonly changes: string };
}

/**
 * What lies with somebody lies there for some days only, and its clock still runs: two with the public-service agency,
 * one with its owner for supplement. One task alone is overdue.
 */
const recent: Readonly<Record<number, Partial<DemoAchievement['progress']>>> = {
  6: { reportedDaysAgo: 4 },
  7: { reportedDaysAgo: 8 },
  16: { submittedDaysAgo: 22 },
};

/** Defects of a material are its own: the application behind it was never returned. */
const asApplied = (one: DemoAchievement): DemoAchievement => {
  const { progress } = one;
  const { defects: _own, ...rest } = progress;
  return {
    ...one,
    progress: {
      ...(progress.acceptedDaysAgo !== undefined ? rest : progress),
      ...recent[one.number],
    },
  };
};

/** An earlier evaluation, from the report that no longer stands. */
const earlier = (one: DemoAchievement, place: number): PlannedCase => {
  const old = one.oldReports[place]!;
  const benefits = one.benefits.slice(0, 1);
  const sum = benefits.reduce(
    (all, { newProfit, tax, savedCost }) =>
      all + [newProfit, tax, savedCost].reduce((a, b) => a + Number(b), 0),
    0,
  );
  const isRevoked = old.state === 'revoked';
  return {
    one: {
      ...one,
      number: earlierNumber(one.number, place),
      name: isRevoked ? `${one.name}（早期型号）` : one.name,
      rights: isRevoked ? [] : one.rights,
      benefits,
      economicBenefit: sum.toFixed(2),
      oldReports: [],
      progress: {
        applicationStatus: '1',
        reportStatus: '1',
        materialStatus: '1',
        maturityLevel: old.maturityLevel,
        innovationLevel: old.innovationLevel,
        advancementLevel: old.advancementLevel,
        overallLevel: old.overallLevel,
        createdDaysAgo: old.issuedDaysAgo + 150,
        submittedDaysAgo: old.issuedDaysAgo + 140,
        acceptedDaysAgo: old.issuedDaysAgo + 132,
        reportedDaysAgo: old.issuedDaysAgo + 60,
        decidedDaysAgo: old.issuedDaysAgo,
        assessor: one.progress.assessor!,
        secondChecker: one.progress.secondChecker!,
        panel: one.progress.panel.map((seat) => ({ ...seat, conclusion: '1' as const })),
      },
    },
    ...(isRevoked
      ? { revoked: { daysAgo: old.endedDaysAgo, note: old.note } }
      : { supersededBy: one.number }),
  };
};

/** Every case of the demonstration, those of earlier evaluations among them. */
export const plannedCases: readonly PlannedCase[] = achievements.flatMap((one): PlannedCase[] => {
  const superseded = one.oldReports.findIndex(({ state }) => state === 'superseded');
  return [
    {
      one: asApplied(one),
      ...(superseded >= 0 && {
        previous: {
          number: earlierNumber(one.number, superseded),
          changes: one.oldReports[superseded]!.changesSince ?? '',
        },
      }),
    },
    ...one.oldReports.map((_, place) => earlier(one, place)),
  ];
});

/** The defects an assessor found in a returned material, by the code of its checklist. */
export const materialDefects = (number: number) =>
  achievements.find((one) => one.number === number && one.progress.materialStatus === '3')?.progress
    .defects ?? [];

/** Its round is closed in what is written down; where it goes on, the product's own transition closes it. */
export const isJudged = ({ progress: { panel, goesOn } }: DemoAchievement): boolean =>
  goesOn === undefined && panel.length > 0 && panel.every(({ opinionStatus }) => opinionStatus === '1');

/** The days on which the stages of a case lay, counted back from seeding, the earliest first. */
export interface Stages {
  readonly accepted: number;
  readonly materialSubmitted: number;
  readonly materialReviewed: number;
  readonly drafted: number;
  readonly checked: number;
  readonly withExperts: number;
  readonly sheets: number;
  readonly closed: number;
  readonly signed: number;
  readonly sent: number;
}

const ownPace: Readonly<Record<number, Partial<Stages>>> = {
  8: { withExperts: 6 },
  9: { withExperts: 12 },
  12: { materialSubmitted: 20, materialReviewed: 12 },
  13: { materialSubmitted: 6 },
  22: { withExperts: 14 },
  23: { withExperts: 26 },
};

/** The stages between acceptance and the day the report left for the public-service agency, evenly spread. */
export const stagesOf = ({ number, progress }: DemoAchievement): Stages => {
  const accepted = progress.acceptedDaysAgo!;
  const isOut = progress.reportStatus === '0';
  const last = isOut ? 1 : (progress.reportedDaysAgo ?? 8);
  const at = (share: number) => Math.round(accepted - (accepted - last) * share);
  const own = ownPace[number] ?? {};
  const experts = own.withExperts;
  const before = (days: number, share: number) =>
    experts === undefined ? at(share) : Math.round(accepted - (accepted - experts) * days);
  return {
    accepted,
    materialSubmitted: own.materialSubmitted ?? before(0.25, 0.15),
    materialReviewed: own.materialReviewed ?? before(0.4, 0.25),
    drafted: before(0.5, 0.3),
    checked: before(0.9, 0.6),
    withExperts: experts ?? at(0.65),
    sheets: experts === undefined ? Math.max(at(0.8), at(0.65) - 8) : Math.max(1, experts - 3),
    closed: at(0.88),
    signed: at(0.97),
    sent: last,
  };
};
