import type * as z from 'zod';
import type { Context } from '#host/context';
import { fileFacts } from '#host/files/rows';
import { applicationCodes } from '#product/dictionaries/application-status';
import { entriesOf } from '#product/organisations/server';
import { participantsOf, type About } from '#product/correspondence/server';
import { people } from '#queries/people';
import type { Contract } from '../contract';
import { stepsFrom } from '../payment';
import { demandsOf } from './demands';

/** An application as far as its contract asks about it. */
export interface Evaluated extends About {
  readonly round: number;
  readonly assessorId: string | null;
}
type At = Context<Context['me'], Evaluated>;

const { submitted, evaluating, publicReview, passed } = applicationCodes;

/** As what the caller reads contract and fee: a party, or the public-service agency. Never an assessor or an expert (domain §1.2). */
export const partOf = async (
  context: Pick<Context, 'db' | 'me' | 'now'> & { readonly object: About },
): Promise<'applicant' | 'agency' | 'publicAgency' | undefined> => {
  const [own] = await participantsOf(context, context.object, context.me.personId);
  if (own?.parts.some((part) => part === 'owner' || part === 'techManager')) return 'applicant';
  if (own?.parts.includes('agency')) return 'agency';
  return own?.parts.includes('publicAgency') ? 'publicAgency' : undefined;
};

/** The contract in force between an applicant and the agency that has the case in hand; undefined before it was accepted. */
export const contractInForce = async ({ db, object }: Pick<At, 'db' | 'object'>) =>
  db
    .selectFrom('contract')
    .innerJoin('contractVersion as inForce', (join) =>
      join
        .onRef('inForce.contractId', '=', 'contract.id')
        .onRef('inForce.version', '=', 'contract.rowVersion'),
    )
    .innerJoin('organisation as agency', 'agency.id', 'contract.agencyId')
    .leftJoin(fileFacts.as('stored'), 'stored.id', 'inForce.fileId')
    .select(['contract.id', 'contract.rowVersion', 'agency.name as agencyName', 'stored.name as fileName'])
    .select(['inForce.contractNumber', 'inForce.fee', 'inForce.included', 'inForce.payment'])
    .select(['inForce.fileId', 'inForce.isDeclared'])
    .where('contract.applicationId', '=', object.id)
    .where('contract.round', '=', object.round)
    .where('contract.agencyId', 'in', entriesOf(object.evaluationAgencyId))
    .orderBy('contract.id', 'desc')
    .executeTakeFirst();

/** Whether what a contract says may still be changed: until the evaluation is sent on, its result being in sight then. */
export const isSettled = ({ status }: Evaluated): boolean => status !== evaluating;

/** The contract of a case as the caller reads it, and what they have reported about it. */
export const readContract = async (context: At) => {
  const { db, me, object } = context;
  const part = await partOf(context);
  if (!part) return { isReader: false, contract: null, mayReport: false, demands: [] };
  const inForce = await contractInForce(context);
  const mayKeep = part === 'agency' && me.rights.has('contract.keep');
  const contract = async (): Promise<z.output<typeof Contract> | null> => {
    if (!inForce) return null;
    const versions = await db
      .selectFrom('contractVersion as version')
      .leftJoin(people.as('person'), 'person.id', 'version.changedBy')
      .select(['version.version', 'version.contractNumber', 'version.fee', 'version.included'])
      .select(['version.payment', 'version.isDeclared', 'version.note', 'version.changedAt'])
      .select('person.trueName as changedByName')
      .where('version.contractId', '=', inForce.id)
      .orderBy('version.version', 'desc')
      .execute();
    const { id: _, ...said } = inForce;
    // Who only supervises the case reads no attachments of it yet (domain §1.1).
    const readsFiles = part !== 'publicAgency' || ![submitted, evaluating].includes(object.status as 0);
    return {
      ...said,
      payment: inForce.payment,
      fileId: readsFiles ? inForce.fileId : null,
      fileName: readsFiles ? inForce.fileName : null,
      mayEdit: mayKeep && !isSettled(object),
      steps: mayKeep ? stepsFrom(inForce.payment) : [],
      versions: versions.map((each) => ({ ...each, payment: each.payment })),
    };
  };
  return {
    isReader: true,
    contract: await contract(),
    mayReport:
      part === 'applicant' &&
      me.rights.has('feeDemand.report') &&
      [submitted, evaluating, publicReview, passed].includes(object.status as 0),
    demands: part === 'applicant' ? await demandsOf(context) : [],
  };
};
