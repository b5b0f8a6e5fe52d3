import { roleCode } from '#contract/rights';
import { notify } from '#host/notify';
import { peopleInRole } from '#product/roles/server';
import { isOpen } from '../remark';
import { reportsWords } from '../words';
import type { ReportMade } from './transition-data';

const about = ({ data, is }: ReportMade) => ({
  values: {
    name: data.dossier.application.achievementName,
    due: data.dueOn ?? '',
    number: is.reportNumber ?? '',
  },
  object: ['report', is.id] as const,
});

export const notifyExperts = async (made: ReportMade): Promise<void> =>
  notify(made.context, {
    to: made.data.dossier.seats.map(({ expertId }) => expertId),
    kind: 'reports.toldExperts',
    says: reportsWords.toldExperts,
    ...about(made),
    actionNeeded: true,
  });

const assessorHears = { secondCheck: 'toldSecondChecked', giveBack: 'toldGivenBack' } as const;

export const notifyAssessor = async (made: ReportMade): Promise<void> => {
  const word = assessorHears[made.transition as keyof typeof assessorHears] ?? 'toldReturned';
  const { values, object } = about(made);
  await notify(made.context, {
    to: [made.is.authorId],
    kind: `reports.${word}`,
    says: reportsWords[word],
    values: { ...values, count: made.data.remarks?.length ?? 0 },
    object,
    actionNeeded: word !== 'toldSecondChecked',
  });
};

/** Nothing is open any more: those who gave the report back look at it again (R2c). */
export const notifySecondChecker = async (made: ReportMade): Promise<void> => {
  const { remarks = [] } = made.data;
  if (remarks.some(isOpen)) return;
  await notify(made.context, {
    to: [...new Set(remarks.map(({ byId }) => byId))],
    kind: 'reports.toldRemarksAnswered',
    says: reportsWords.toldRemarksAnswered,
    ...about(made),
    actionNeeded: true,
  });
};

/** Answered: the second checker and the agency's managers have to sign. */
export const notifyAgency = async (made: ReportMade): Promise<void> =>
  notify(made.context, {
    to: [...(await peopleInRole(made.context, roleCode.agency, made.is.agencyId)), made.is.checkedBy],
    kind: 'reports.toldAnswered',
    says: reportsWords.toldAnswered,
    ...about(made),
    actionNeeded: true,
  });

export const notifyPublicAgency = async (made: ReportMade): Promise<void> =>
  notify(made.context, {
    to: await peopleInRole(made.context, roleCode.publicAgency),
    kind: 'reports.toldPublicAgency',
    says: reportsWords.toldPublicAgency,
    ...about(made),
    actionNeeded: true,
  });

/** Passed: everybody who had a hand in it, once the number stands. */
export const notifyEverybody = async (made: ReportMade): Promise<void> => {
  const { is, data, context } = made;
  const { application, panel } = data.dossier;
  await notify(context, {
    to: [
      application.ownerId,
      application.technologyManagerId,
      is.authorId,
      is.checkedBy,
      ...(await peopleInRole(made.context, roleCode.agency, made.is.agencyId)),
      ...panel.map(({ expertId }) => expertId),
    ],
    kind: 'reports.toldPassed',
    says: reportsWords.toldPassed,
    values: { name: application.achievementName, number: is.reportNumber ?? '' },
    object: ['report', is.id],
  });
};
