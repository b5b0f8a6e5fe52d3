import type { Context } from '#host/context';
import { endSessions } from '#product/access/server';
import { inLanguage } from '#contract/words';
import { peopleWords } from '../words';
import { emptyColumns } from './stored-fields';

/**
 * Empties and closes an account: nothing opens it, nobody is found by it. The name, its title and its workplace stay only
 * where the archive of evaluations names them (domain §10).
 */
export const anonymise = async (
  id: string,
  inArchive: boolean,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  const { trueName: _name, professionalTitle, organisationId, ...said } = emptyColumns();
  await endSessions(db, { personId: id }, now);
  await db
    .updateTable('assessorExpert')
    .set({ unlinkedAt: now.toISOString() })
    .where((row) => row.or([row('assessorId', '=', id), row('expertId', '=', id)]))
    .where('unlinkedAt', 'is', null)
    .execute();
  await db
    .updateTable('person')
    .set({
      loginName: 'erased',
      loginKey: `erased ${id}`,
      passwordHash: null,
      mobileCipher: null,
      mobileIndex: null,
      emailCipher: null,
      emailIndex: null,
      pendingEmailCipher: null,
      cardCipher: null,
      cardIndex: null,
      ...said,
      language: null,
      showPublic: false,
      showPicture: false,
      isOrganisationAdmin: false,
      isLocked: true,
      erasedAt: now.toISOString(),
      // Of the demonstration's languages the register is kept in Chinese.
      ...(!inArchive && {
        trueName: inLanguage(peopleWords.erased, 'zh'),
        professionalTitle,
        organisationId,
        expertKind: null,
      }),
    })
    .where('id', '=', id)
    .execute();
};
