import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { roleCode } from '#contract/rights';
import type { WordKey } from '#contract/words';
import { prepare } from '#shell/actions/prepare';
import { useCan } from '#shell/can';
import type { RowAction } from '#shell/list/types';
import { accessApi } from '#product/access/web/calls';
import { organisationsApi } from '#product/organisations/web/calls';
import { staffApi } from '../staff-calls';
import type { NewKind, EditedPerson } from './person-values';

/** The dialog that stands over a list. */
export type Open =
  | { readonly dialog: 'edit'; readonly row: EditedPerson }
  | { readonly dialog: 'view' | 'certify'; readonly row: EditedPerson }
  | { readonly dialog: 'link' | 'unlink'; readonly row: EditedPerson }
  | { readonly dialog: 'add'; readonly kind: NewKind }
  | { readonly dialog: 'import' };

/** As many organisations as one choice offers (security IN-04). */
const allOrganisations = 10_000;

/** The names that both lists let one choose from: organisations, roles, assessors. */
export const usePeopleChoices = () => {
  const listed = useQuery({
    ...organisationsApi.list.query({ pageSize: allOrganisations }),
    staleTime: 300_000,
  });
  const organisations = listed.data?.rows;
  const administers = useCan()('person.administer');
  const grantable = useQuery({ ...staffApi.grantableRoles.query({}), enabled: administers });
  const roles = grantable.data;
  const assessing = useQuery(staffApi.byRole.query({ roleCode: roleCode.assessor, pageSize: 100 }));
  const assessors = assessing.data?.rows;
  /** Whom one adds here: the roles that one may give say it, once they are there. */
  const adds: NewKind | undefined =
    administers && !roles
      ? undefined
      : roles?.some(({ code }) => code === roleCode.administrator)
        ? 'staff'
        : 'assessor';
  const choices = useMemo(
    () => ({
      organisations: (organisations ?? []).map(({ id, organisationName }) => ({
        value: id,
        text: organisationName,
      })),
      branches: (organisations ?? []).map(({ id, parentId, organisationName }) => ({
        id,
        parentId,
        name: organisationName,
      })),
      roles: (roles ?? []).map(({ id, roleName }) => ({ value: id, text: roleName })),
      assessors: (assessors ?? []).map(({ id, trueName }) => ({ value: id, text: trueName })),
    }),
    [organisations, roles, assessors],
  );
  return { ...choices, adds, asked: { organisations: listed, grantable, assessors: assessing } };
};

/** What is asked before something is done to a person, naming them. */
const asking = (title: WordKey) => ({ title, values: ({ trueName }: EditedPerson) => ({ name: trueName }) });
const turn = (isLocked: boolean) => ({
  question: asking(isLocked ? 'staff.lockQuestion' : 'staff.unlockQuestion'),
  call: ({ id, rowVersion }: EditedPerson) => prepare(staffApi.edit, { id, rowVersion, isLocked }),
  done: isLocked ? ('staff.lockDone' as const) : ('staff.unlockDone' as const),
});

/** What both lists let one do with a row. */
export const personActions = (open: (what: Open) => void): readonly RowAction<EditedPerson>[] => [
  { action: 'view', always: true, label: 'staff.look', run: (row) => open({ dialog: 'view', row }) },
  { action: 'edit', label: 'staff.edit', run: (row) => open({ dialog: 'edit', row }) },
  {
    action: 'invite',
    label: 'staff.invite',
    question: asking('staff.inviteQuestion'),
    many: 'staff.inviteMany',
    call: ({ id }) => prepare(staffApi.invite, { userId: id }),
    done: 'staff.inviteDone',
  },
  { action: 'certify', label: 'staff.certificate', run: (row) => open({ dialog: 'certify', row }) },
  { action: 'link', label: 'staff.link', run: (row) => open({ dialog: 'link', row }) },
  { action: 'unlink', label: 'staff.unlink', run: (row) => open({ dialog: 'unlink', row }) },
  {
    action: 'reset',
    label: 'staff.reset',
    question: { ...asking('staff.resetQuestion'), danger: true },
    call: ({ id }) => prepare(accessApi.startReset, { userId: id }),
    done: 'staff.resetDone',
  },
  {
    action: 'resetFactor',
    label: 'staff.resetFactor',
    question: { ...asking('staff.resetFactorQuestion'), danger: true, reason: { least: 5 } },
    call: ({ id }, reason) => prepare(accessApi.resetSecondFactor, { userId: id, reason }),
    done: 'staff.resetFactorDone',
  },
  { action: 'unlock', label: 'staff.unlock', ...turn(false) },
  { action: 'lock', danger: true, label: 'staff.lock', ...turn(true) },
];
