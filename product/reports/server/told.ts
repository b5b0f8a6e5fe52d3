import { tell } from '#host/tell';
import { people } from '#product/people/server/queries';
import { entriesOf } from '#product/organisations/server';
import { isOpen } from '../remark';
import { reportsWords } from '../words';
import type { ReportMove } from './machine';

const about = ({ data, row }: ReportMove) => ({
  values: {
    name: data.dossier.application.achievementName,
    due: data.dueOn ?? '',
    number: row.reportNumber ?? '',
  },
  object: ['report', row.id] as const,
});

const holders = async ({ context, row }: ReportMove, role: 'PJJ' | 'PSA'): Promise<string[]> => {
  const rows = await context.db
    .selectFrom(people.as('person'))
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .select('person.id')
    .where('role.code', '=', role)
    .where('person.isLocked', '=', false)
    .$if(role === 'PJJ', (query) => query.where('person.organisationId', 'in', entriesOf(row.agencyId)))
    .execute();
  return rows.map(({ id }) => id);
};

export const tellExperts = async (move: ReportMove): Promise<void> =>
  tell(move.context, {
    to: move.data.dossier.seats.map(({ expertId }) => expertId),
    kind: 'reports.toldExperts',
    says: reportsWords.toldExperts,
    ...about(move),
    actionNeeded: true,
  });

const assessorHears = { secondCheck: 'toldSecondChecked', giveBack: 'toldGivenBack' } as const;

export const tellAssessor = async (move: ReportMove): Promise<void> => {
  const word = assessorHears[move.deed as keyof typeof assessorHears] ?? 'toldReturned';
  const { values, object } = about(move);
  await tell(move.context, {
    to: [move.row.authorId],
    kind: `reports.${word}`,
    says: reportsWords[word],
    values: { ...values, count: move.data.remarks?.length ?? 0 },
    object,
    actionNeeded: word !== 'toldSecondChecked',
  });
};

/** Nothing is open any more: those who gave the report back look at it again (R2c). */
export const tellSecondChecker = async (move: ReportMove): Promise<void> => {
  const { remarks = [] } = move.data;
  if (remarks.some(isOpen)) return;
  await tell(move.context, {
    to: [...new Set(remarks.map(({ byId }) => byId))],
    kind: 'reports.toldRemarksAnswered',
    says: reportsWords.toldRemarksAnswered,
    ...about(move),
    actionNeeded: true,
  });
};

/** Answered: the second checker and the agency's managers have to sign. */
export const tellAgency = async (move: ReportMove): Promise<void> =>
  tell(move.context, {
    to: [...(await holders(move, 'PJJ')), move.row.checkedBy],
    kind: 'reports.toldAnswered',
    says: reportsWords.toldAnswered,
    ...about(move),
    actionNeeded: true,
  });

export const tellPublicAgency = async (move: ReportMove): Promise<void> =>
  tell(move.context, {
    to: await holders(move, 'PSA'),
    kind: 'reports.toldPublicAgency',
    says: reportsWords.toldPublicAgency,
    ...about(move),
    actionNeeded: true,
  });

/** Passed: everybody who had a hand in it, once the number stands. */
export const tellEverybody = async (move: ReportMove): Promise<void> => {
  const { row, data, context } = move;
  const { application, seats } = data.dossier;
  const { reportNumber } = await context.db
    .selectFrom('report')
    .select('reportNumber')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  await tell(context, {
    to: [
      application.ownerId,
      application.technologyManagerId,
      row.authorId,
      row.checkedBy,
      ...(await holders(move, 'PJJ')),
      ...seats.map(({ expertId }) => expertId),
    ],
    kind: 'reports.toldPassed',
    says: reportsWords.toldPassed,
    values: { name: application.achievementName, number: reportNumber ?? '' },
    object: ['report', row.id],
  });
};
