import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { sendPasswordLinks } from '#product/access/server';
import { giveRole } from '#queries/roles';
import type { CertificateKind } from '../../certificate-kinds';
import { dayOf } from '#contract/calendar';
import { canonicalLoginName } from '#host/secrets/canonical';
import { emailFor } from '../contact';
import { readableNames } from '../names';
import type { GoodRow } from './check';

/** So many rows go to the database at once; between two lots others get their turn on this thread. */
const atOnce = 100;

interface Kind {
  readonly userType: number;
  readonly roleId: string;
  readonly certificateKind: CertificateKind | undefined;
}

const peopleOf = (
  rows: readonly GoodRow[],
  names: readonly string[],
  { userType }: Kind,
  context: Context,
) => {
  const { services, me, now, newId } = context;
  return rows.map(({ mobile, email, ...row }, place) => {
    const id = newId();
    return {
      trueName: row.trueName,
      mobileIndex: row.mobileIndex,
      organisationId: row.organisationId,
      professionalTitle: row.professionalTitle,
      familiarSubjectOne: row.familiarSubjectOne,
      familiarSubjectTwo: row.familiarSubjectTwo,
      id,
      loginName: names[place]!,
      loginKey: canonicalLoginName(names[place]!)!,
      passwordHash: null,
      userType,
      mobileCipher: services.cipher.seal({ table: 'person', column: 'mobile', row: id }, mobile),
      ...emailFor(email, id, context),
      registeredBy: me.roles.has(roleCode.agency) ? me.organisationId : null,
      createdAt: now.toISOString(),
    };
  });
};

/** The user names of all rows: their own, and readable ones for those that give none. */
const namesOf = async (good: readonly GoodRow[], { userType }: Kind, context: Context) => {
  const own = good.flatMap(({ loginName }) => loginName ?? []);
  const made = await readableNames(
    good.filter(({ loginName }) => loginName === null).map((row) => ({ ...row, userType })),
    context,
    new Set(own.map((name) => canonicalLoginName(name)!)),
  );
  const next = made.values();
  return good.map(({ loginName }) => loginName ?? next.next().value!);
};

/**
 * Makes people of the rows that are in order, in the transaction of the import: all of them, or none. Each gets a link
 * that sets a first password. `onStep` hears how many are written.
 */
export const writeRows = async (
  good: readonly GoodRow[],
  kind: Kind,
  context: Context,
  onStep: (written: number) => Promise<void>,
): Promise<void> => {
  const { db, now, newId } = context;
  const loginNames = await namesOf(good, kind, context);
  const today = dayOf(now);
  for (let from = 0; from < good.length; from += atOnce) {
    const lot = good.slice(from, from + atOnce);
    const some = peopleOf(lot, loginNames.slice(from, from + atOnce), kind, context);
    await db.insertInto('person').values(some).execute();
    await sendPasswordLinks(some, 'invitation', context);
    await giveRole(
      db,
      some.map(({ id }) => id),
      kind.roleId,
    );
    await db
      .insertInto('workplace')
      .values(
        some.map(({ id, organisationId }) => ({
          id: newId(),
          personId: id,
          organisationId,
          college: null,
          fromDay: today,
          toDay: null,
        })),
      )
      .execute();
    const certificates = lot.flatMap(({ certificate }, place) =>
      certificate
        ? [{ ...certificate, grade: Number(certificate.grade), id: newId(), personId: some[place]!.id }]
        : [],
    );
    if (kind.certificateKind && certificates.length > 0)
      await db
        .insertInto('certificate')
        .values(certificates.map((row) => ({ ...row, kind: kind.certificateKind! })))
        .execute();
    await onStep(from + some.length);
  }
};
