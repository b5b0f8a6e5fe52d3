import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { sendLater } from '#host/outbox';
import { askForEmail } from '#product/people/server';
import { accounts, forgetRegistrant, openAccount, people } from '#queries/people';
import { keepingSeparation } from '#product/roles/server';
import { giveRole, roleCoded } from '#queries/roles';
import type { Decision, RegistrationFilter } from '../registration';
import { registrationWords } from '../words';
import type { Tables } from '#host/database/tables';
import { visibleRegistrations } from './visible';

const owner = roleCode.owner;

/** One page of registrations, those that wait first, then the newest. */
export const listRegistrations = async (
  { state, name, ...paging }: RegistrationFilter,
  { db, me }: Context,
) => {
  let chosen = db
    .selectFrom('registration')
    .innerJoin(people.as('person'), 'person.id', 'registration.personId')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .leftJoin(people.as('decider'), 'decider.id', 'registration.decidedBy')
    .where((row) => visibleRegistrations(row, me));
  if (state) chosen = chosen.where('registration.state', '=', state);
  if (name?.trim()) chosen = chosen.where('person.trueName', 'like', containing(name.trim()));
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .select([
        'registration.id',
        'registration.state',
        'registration.createdAt',
        'registration.decidedAt',
        'registration.reason',
        'person.trueName',
        'person.loginName',
        'organisation.name as organisationName',
        'decider.trueName as decidedBy',
      ])
      .orderBy((row) => row('registration.state', '=', 'pending'), 'desc')
      .orderBy('registration.createdAt', 'desc')
      .orderBy('registration.id'),
  );
  return {
    rows: rows.map(({ createdAt, organisationName, decidedBy, reason, ...row }) => ({
      ...row,
      registeredAt: createdAt,
      organisationName: organisationName ?? '',
      decidedBy: decidedBy ?? '',
      reason: reason ?? '',
      can: row.state === 'pending' ? (['approve', 'refuse'] as const).slice() : [],
    })),
    total,
  };
};

/**
 * Lets a registrant in as an owner of achievements, or refuses them for a reason; they are told by text message. Throws 2001
 * where somebody has decided already, 2002 for a refusal without a reason.
 */
export const decide = async (
  { approve, reason = '' }: Decision,
  context: Context<Context['me'], Selectable<Tables['registration']>>,
) => {
  const { db, services, language, me, now, object } = context;
  if (object.state !== 'pending') throw general.stateNotAllowed();
  const isApproved = approve === 'yes';
  if (!isApproved && reason.trim() === '')
    throw general.badInput({}, [{ Field: 'Reason', Msg: inLanguage(registrationWords.reason, language) }]);
  await db
    .updateTable('registration')
    .set({
      state: isApproved ? 'approved' : 'refused',
      decidedBy: me.personId,
      decidedAt: now.toISOString(),
      reason: reason.trim(),
      rowVersion: object.rowVersion + 1,
    })
    .where('id', '=', object.id)
    .execute();
  const person = await db
    .selectFrom(accounts.as('account'))
    .selectAll()
    .where('id', '=', object.personId)
    .executeTakeFirstOrThrow();
  if (isApproved) {
    await openAccount(db, person.id);
    const roleId = await roleCoded(db, owner);
    await keepingSeparation(context as unknown as Context, () => giveRole(db, [person.id], roleId));
    const email = services.cipher.open(
      { table: 'person', column: 'pendingEmail', row: person.id },
      person.pendingEmailCipher!,
    );
    await askForEmail(email, person, context as unknown as Context);
  }
  const values = { loginName: person.loginName, reason: reason.trim() };
  const says = registrationWords[isApproved ? 'approvedText' : 'refusedText'];
  await sendLater(context, {
    channel: 'sms',
    to: services.cipher.open({ table: 'person', column: 'mobile', row: person.id }, person.mobileCipher!),
    subject: registrationWords.subject,
    body: says,
    values,
    template: isApproved
      ? { name: 'registrationApproved', values: { loginName: values.loginName } }
      : { name: 'registrationRefused', values },
    cause: 'registration decided',
    personId: person.id,
  });
  if (!isApproved) await forgetRegistrant(db, person.id);
  context.audit({
    object: ['person', person.id],
    after: { registration: approve },
    loggedFields: ['registration'],
    reason,
  });
  return {};
};
