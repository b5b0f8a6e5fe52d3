import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { roleCode } from '#contract/rights';
import { useCan } from '#shell/can';
import { useDo } from '#shell/client/useDo';
import { useConfirm } from '#shell/parts/useConfirm';
import type { BatchAction, RowAction } from '#shell/list/types';
import { accessApi } from '#product/access/web/calls';
import { organisationsApi } from '#product/organisations/web/calls';
import { staffApi } from '../staff-calls';
import type { NewKind, Row } from './person-values';

/** The dialog that stands over a list. */
export type Open =
  | { readonly dialog: 'edit'; readonly row: Row }
  | { readonly dialog: 'view' | 'certify'; readonly row: Row }
  | { readonly dialog: 'link' | 'unlink'; readonly row: Row }
  | { readonly dialog: 'add'; readonly kind: NewKind }
  | { readonly dialog: 'import' };

/** As many organisations as one choice offers (security IN-04). */
const allOrganisations = 10_000;

/** The names that both lists let one choose from: organisations, roles, assessors. */
export const usePeopleChoices = () => {
  const organisations = useQuery({
    ...organisationsApi.list.query({ pageSize: allOrganisations }),
    staleTime: 300_000,
  }).data?.rows;
  const administers = useCan()('person.administer');
  const roles = useQuery({ ...staffApi.grantableRoles.query({}), enabled: administers }).data;
  const assessors = useQuery(staffApi.byRole.query({ roleCode: roleCode.assessor, pageSize: 100 })).data
    ?.rows;
  return useMemo(
    () => ({
      isAdministrator: roles?.some(({ code }) => code === roleCode.administrator) ?? false,
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
};

/** What both lists let one do with several rows at once. */
export const peopleBatch: readonly BatchAction<Row>[] = [
  {
    action: 'invite',
    label: 'staff.invite',
    question: 'staff.inviteMany',
    run: ({ id }, { requestId }) => staffApi.invite({ userId: id }, { requestId }),
  },
];

/** What both lists let one do with a row. */
export const usePersonActions = (open: (what: Open) => void): readonly RowAction<Row>[] => {
  const confirm = useConfirm();
  const perform = useDo();
  const turn = useCallback(
    ({ id, trueName, rowVersion }: Row, isLocked: boolean) =>
      confirm({
        title: isLocked ? 'staff.lockQuestion' : 'staff.unlockQuestion',
        values: { name: trueName },
        okText: isLocked ? 'staff.lock' : 'staff.unlock',
        danger: isLocked,
        run: () =>
          perform(
            staffApi.edit,
            { id, rowVersion, isLocked },
            isLocked ? 'staff.lockDone' : 'staff.unlockDone',
          ),
      }),
    [confirm, perform],
  );
  const reset = useCallback(
    ({ id, trueName }: Row) =>
      confirm({
        title: 'staff.resetQuestion',
        values: { name: trueName },
        okText: 'staff.reset',
        danger: true,
        run: () => perform(accessApi.startReset, { userId: id }, 'staff.resetDone'),
      }),
    [confirm, perform],
  );
  const invite = useCallback(
    ({ id, trueName }: Row) =>
      confirm({
        title: 'staff.inviteQuestion',
        values: { name: trueName },
        okText: 'staff.invite',
        run: () => perform(staffApi.invite, { userId: id }, 'staff.inviteDone'),
      }),
    [confirm, perform],
  );
  const resetFactor = useCallback(
    ({ id, trueName }: Row) =>
      confirm({
        title: 'staff.resetFactorQuestion',
        values: { name: trueName },
        okText: 'staff.resetFactor',
        danger: true,
        reason: { least: 5 },
        run: (reason) =>
          perform(accessApi.resetSecondFactor, { userId: id, reason }, 'staff.resetFactorDone'),
      }),
    [confirm, perform],
  );
  return useMemo(
    () => [
      { action: 'view', always: true, label: 'staff.look', run: (row) => open({ dialog: 'view', row }) },
      { action: 'edit', label: 'staff.edit', run: (row) => open({ dialog: 'edit', row }) },
      { action: 'invite', label: 'staff.invite', run: invite },
      { action: 'certify', label: 'staff.certificate', run: (row) => open({ dialog: 'certify', row }) },
      { action: 'link', label: 'staff.link', run: (row) => open({ dialog: 'link', row }) },
      { action: 'unlink', label: 'staff.unlink', run: (row) => open({ dialog: 'unlink', row }) },
      { action: 'reset', label: 'staff.reset', run: reset },
      { action: 'resetFactor', label: 'staff.resetFactor', run: resetFactor },
      { action: 'unlock', label: 'staff.unlock', run: (row) => turn(row, false) },
      { action: 'lock', danger: true, label: 'staff.lock', run: (row) => turn(row, true) },
    ],
    [open, invite, reset, resetFactor, turn],
  );
};
