import { general } from '../../../contract/problems';
import { inLanguage } from '../../../contract/words';
import type { Context } from '../../../host/context';
import type { Me } from '../../../host/me';
import { conflictsOf } from '../../panels/conflicts/conflicts';
import { following } from '../../organisations/server';
import { dayOf } from '../../tasks/calendar';
import { reportsWords } from '../words';
import { tiesOf } from './application';
import type { Dossier } from './content';
import '../../people/server/tables';

/**
 * Refuses a reviewer who has to do with the achievement or its evaluation (2005; domain §1.2, §9.1): he owns it, is
 * named in it, comes from a completing organisation or the agency, or wrote, checked or judged the report.
 */
export const requireIndependentReviewer = async (
  context: Context<Me | null, unknown>,
  { row, application, seats, settings }: Dossier,
): Promise<void> => {
  const me = context.me!;
  const refuse = (word: 'ownOrganisation' | 'namedInAchievement') =>
    general.conflictOfInterest({ why: inLanguage(reportsWords[word], context.language) });
  const ties = await tiesOf(context.db, application.id);
  const took = [application.ownerId, application.technologyManagerId, row.authorId, row.checkedBy];
  if (took.includes(me.personId) || seats.some(({ expertId }) => expertId === me.personId))
    throw refuse('namedInAchievement');
  const person = await context.db
    .selectFrom('person')
    .select(['trueName', 'cardIndex', 'mobileIndex'])
    .where('id', '=', me.personId)
    .executeTakeFirstOrThrow();
  const workplaces = await context.db
    .selectFrom('workplace')
    .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
    .select([
      'organisation.survivingId as id',
      'organisation.name',
      'organisation.entryName',
      'workplace.college',
      'workplace.fromDay',
      'workplace.toDay',
    ])
    .where('workplace.personId', '=', me.personId)
    .execute();
  const follow = await following(context.db);
  const organisation = (id: string | null, name: string) => ({ id, name });
  const { hard } = conflictsOf(
    {
      role: 'reviewer',
      name: person.trueName,
      accountId: me.personId,
      identityCardIndex: person.cardIndex,
      mobileIndex: person.mobileIndex,
      workplaces: workplaces.map(({ id, name, entryName, college, fromDay, toDay }) => ({
        organisation: { id, name, entryName },
        college,
        from: fromDay,
        to: toDay,
      })),
      declared: { employers: [], shareholdings: [], sharedSupervisorWith: [] },
      collaborations: [],
      pastPanels: [],
    },
    {
      mainOrganisation: organisation(
        follow(application.mainOrganisationId),
        application.mainOrganisationName ?? '',
      ),
      completingOrganisations: ties.organisations.map((each) => organisation(each.organisationId, each.name)),
      colleges: [],
      persons: ties.persons.map(({ name, organisationName, personId }) => ({
        name,
        organisation: organisationName,
        accountId: personId,
      })),
      inventors: ties.rights.flatMap((right) =>
        right.inventors.map(({ name, organisationName }) => ({
          name,
          organisation: organisationName ?? '',
          right: right.name,
        })),
      ),
      authors: [],
      avoided: [],
      periods: settings,
      agency: organisation(application.agencyId, application.agencyName),
      transferees: [],
    },
    dayOf(context.now),
  );
  if (hard.length === 0) return;
  const personal = ['namedAsPerson', 'coInventor', 'paperAuthor'];
  throw refuse(hard.some(({ rule }) => personal.includes(rule)) ? 'namedInAchievement' : 'ownOrganisation');
};
