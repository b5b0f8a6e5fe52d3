import type * as z from 'zod';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { foundIn, batchColumn } from '#host/database/batched-reads';
import { dayOf } from '#contract/calendar';
import type { Draft } from '../application';
import type { applications } from '../contract';
import { applicationsProblems } from '../problems';
import { benefitOf } from '../reckoned';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Lacking } from '../lacking';
import { isManager, managerRead } from './authorisations';
import { unknownCodes } from './codes';
import { contentIn, contentReads } from './content';
import { actorsOf } from './actors';
import { requireRoom, storeDraft } from './new-draft';
import { lackingProblem, refusedAt } from './refuse';
import { columnsOf, storingRows } from './store';
import { visibleApplications, type Application } from './visible';

type Saving = z.output<typeof applications.calls.save.takes>;
/** What only the owner may say: their word, and to whom they give it (domain §1.1, STM). */
const ownersOnly = ['commitments', 'consentPublish', 'technologyManagerId'] as const;

const filled = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));
const isChanged = (data: Partial<Draft>, before: Draft, field: keyof Draft): boolean =>
  field in data && filled(data[field]) !== filled(before[field]);

/**
 * The row, held until the transaction ends, and its content. Whoever waited for it sees the content of before, and the row's
 * new version, which refuses them.
 */
const savedBefore = async (
  { id, data }: { readonly id: string; readonly data: Partial<Draft> },
  { db, me, now }: Context,
): Promise<{ readonly row: Application; readonly before: Draft; readonly isManagerFit: boolean }> => {
  const reads = {
    ...contentReads(db, id),
    manager: managerRead(db, data.technologyManagerId ?? null, dayOf(now)),
  };
  const found = await db
    .selectFrom('application')
    .selectAll()
    .select(batchColumn(reads).as('below'))
    .where('id', '=', id)
    .where((each) => visibleApplications(each, me))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw general.notFound();
  const { below, ...row } = found;
  const read = foundIn(reads, below);
  return { row, before: contentIn(read, row), isManagerFit: read.manager.length > 0 };
};

/** The owner of a new draft: the caller, or an owner whose authorisation is in force for this technology manager (A1). */
const ownerOf = async ({ db, me, now }: Context, wanted: string | undefined): Promise<string> => {
  if ((wanted ?? me.personId) === me.personId) {
    if (!me.roles.has(roleCode.owner)) throw applicationsProblems.ownerNeeded();
    return me.personId;
  }
  if (!(await isManager(db, me.personId, dayOf(now)))) throw general.notAllowed();
  return wanted!;
};

const given = (data: object): Partial<Draft> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

const merged = (before: Draft, data: Partial<Draft>): Draft => {
  const draft = { ...before, ...data };
  // The sum is the program's until the owner gives one of their own with a reason (domain §4.3 B).
  const isOwnSum = 'economicBenefit' in data || (draft.benefitReason ?? '') !== '';
  return 'benefits' in data && !isOwnSum
    ? { ...draft, economicBenefit: benefitOf(draft.benefits ?? []) }
    : draft;
};

/** What even a draft may not hold: a state secret, codes no list knows, a manager who is none. Nothing must be there (A1, A2). */
const faultsOf = async (
  context: Context,
  data: Partial<Draft>,
  { before, isManagerFit }: { readonly before: Draft; readonly isManagerFit: boolean },
): Promise<Lacking[]> => {
  return [
    ...(data.isSecret ? [{ path: ['isSecret'], word: 'secretRefused' as const }] : []),
    ...(await unknownCodes(context.db, data as Draft, before)),
    ...(data.technologyManagerId && !isManagerFit
      ? [{ path: ['technologyManagerId'], word: 'notATechnologyManager' as const }]
      : []),
  ];
};

/** A new draft (A1): whatever is there already, and its first step in the timeline. */
const create = async (saving: Saving, context: Context) => {
  const { db, me, now } = context;
  const ownerId = await ownerOf(context, saving.ownerId);
  const byManager = ownerId !== me.personId;
  await requireRoom(db, ownerId);
  const data = given(saving.data);
  if (byManager && ownersOnly.some((field) => isChanged(data, {}, field))) throw general.notAllowed();
  const draft = { ...merged({}, data), ...(byManager && { technologyManagerId: me.personId }) };
  const { technologyManagerId: manager } = data;
  const isManagerFit = !!manager && (await isManager(db, manager, dayOf(now)));
  const faults = await faultsOf(context, data, { before: {}, isManagerFit });
  if (faults.length > 0) throw lackingProblem(faults, context.language);
  const id = await storeDraft(context, { draft, ownerId, actor: byManager ? 'techManager' : 'owner' });
  return { id, rowVersion: 1 };
};

/** Saves what a step holds (A2): absent fields stay as they are; the tables below are written anew where they changed. */
export const save = async (saving: Saving, context: Context) => {
  if (saving.id === undefined) return create(saving, context);
  const { db, me, now, newId } = context;
  const data = given(saving.data);
  const { row, before, isManagerFit } = await savedBefore({ id: saving.id, data }, context);
  const actors = actorsOf(me, row);
  if (!actors.includes('owner') && !actors.includes('techManager')) throw general.notAllowed();
  if (row.status !== applicationCodes.draft) throw general.stateNotAllowed();
  if (saving.rowVersion !== row.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: row.rowVersion });
  const foreign = actors.includes('owner')
    ? []
    : ownersOnly.filter((field) => isChanged(data, before, field));
  if (foreign.length > 0)
    throw general.notAllowed(
      {},
      foreign.flatMap((field) => refusedAt([field], 'ownersWord', context.language)),
    );
  const draft = merged(before, data);
  const faults = await faultsOf(context, data, { before, isManagerFit });
  if (faults.length > 0) throw lackingProblem(faults, context.language);
  await storingRows(db, row.id, draft, newId, new Set(Object.keys(data)))
    .updateTable('application')
    .set({ ...columnsOf(draft), rowVersion: row.rowVersion + 1, updatedAt: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  context.audit({ object: ['application', row.id], before, after: draft });
  return { id: row.id, rowVersion: row.rowVersion + 1 };
};
