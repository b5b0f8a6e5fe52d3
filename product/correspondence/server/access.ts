import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { applicationCodes } from '#product/dictionaries/application-status';
import { applicationHeads } from '#queries/applications';
import { circleNames, isIn, type Circle, type Part } from '../circles';
import { agencyOf, participantsOf, type About } from './participants';

const { passed, cancelled, rejected, draft } = applicationCodes;

/** Nothing is written about a case that is over, or that no agency has had yet. */
export const isClosed = (about: About): boolean =>
  agencyOf(about) === null ||
  [passed, cancelled, rejected].includes(about.status as 1) ||
  (about.status === draft && about.returnedBy === null);

type At = Pick<Context, 'db' | 'now' | 'me'>;

/** Which circles of a case the caller reads at this moment, each as what. Nobody reads what no agency has had. */
export const circlesOf = async (context: At, about: About): Promise<ReadonlyMap<Circle, Part>> => {
  const none = new Map<Circle, Part>();
  if (agencyOf(about) === null) return none;
  const [own] = await participantsOf(context, about, context.me.personId);
  if (!own) return none;
  return new Map(
    circleNames.flatMap((name) => {
      const part = own.parts.find((each) => isIn(each, name));
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
};

/** As what the caller reads a circle. Throws 404 for whoever does not: it is not there for them. */
export const partIn = async (context: At, about: About, circle: Circle): Promise<Part> => {
  const part = (await circlesOf(context, about)).get(circle);
  if (part === undefined) throw general.notFound();
  return part;
};

/** The case of a message. */
export const caseOf = ({ db }: Pick<Context, 'db'>, applicationId: string) =>
  db
    .selectFrom(applicationHeads.as('application'))
    .select(['application.id', 'application.status', 'application.returnedBy'])
    .select([
      'application.evaluationAgencyId',
      'application.achievementName',
      'application.applicationNumber',
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
