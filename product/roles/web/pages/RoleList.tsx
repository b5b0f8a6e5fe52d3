import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { prepare } from '#shell/actions/prepare';
import { AskAgainIfFailed } from '#shell/parts/AskAgain';
import { ListPage } from '#shell/list/ListPage';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';
import type { Role } from '../parts/role';

const RoleDialog = lazy(async () => ({ default: (await import('../parts/RoleDialog')).RoleDialog }));

/** The roles: what each may do, who holds it, and whether it is in force (RO1). */
const RoleList = () => {
  const say = useWords();
  const [edited, setEdited] = useState<{ readonly role?: Role }>();
  const all = useQuery(rolesApi.list.query({ pageSize: 100 }));
  const builtIn = (all.data?.rows ?? []).filter(({ isBuiltIn }) => isBuiltIn);
  const turn = (title: 'roles.forbidQuestion' | 'roles.startQuestion', state: 'forbidden' | 'started') => ({
    question: {
      title,
      values: (role: Role) => ({ name: role.title, count: role.userCount }),
    },
    call: ({ id }: Role) => prepare(rolesApi.startOrForbid, { id, state }),
    done: 'roles.saved' as const,
  });
  return (
    <>
      <ListPage
        call={rolesApi.list}
        above={<AskAgainIfFailed of={all} what="roles.basedOn" />}
        rowKey="id"
        states={{
          field: 'state',
          options: [
            { value: 'all', label: 'shell.all' },
            { value: 'started', label: 'roles.state.started' },
            { value: 'forbidden', label: 'roles.state.forbidden' },
          ],
        }}
        columns={[
          { field: 'title', label: 'roles.name', width: 220 },
          { field: 'code', label: 'roles.code', width: 140 },
          {
            field: 'state',
            label: 'roles.state',
            width: 120,
            as: {
              status: { started: 'passed', forbidden: 'cancelled' },
              words: { started: 'roles.state.started', forbidden: 'roles.state.forbidden' },
            },
          },
          { field: 'userCount', label: 'roles.userCount', width: 100, as: 'number' },
          { field: 'isBuiltIn', label: 'roles.isBuiltIn', width: 100, as: 'yesNo' },
          {
            field: 'basedOn',
            label: 'roles.basedOn',
            width: 180,
            draw: ({ basedOn, code }) =>
              builtIn.find((role) => role.code === (basedOn || code))?.title ?? (all.data ? '/' : ''),
          },
          {
            field: 'dataScope',
            label: 'roles.dataScope',
            width: 200,
            draw: ({ dataScope }) => say(`roles.scope.${dataScope}`),
          },
          { field: 'remark', label: 'roles.remark', width: 260 },
        ]}
        filters={[{ control: 'text', field: 'roleName', label: 'roles.name' }]}
        toolbar={[{ label: 'roles.add', primary: true, action: 'role.manage', run: () => setEdited({}) }]}
        actions={[
          {
            action: 'give',
            label: 'roles.actions',
            always: true,
            to: ({ id }) => `/system/roleActions?Id=${id}`,
          },
          { action: 'people', label: 'roles.people', to: ({ id }) => `/system/rolePeople?Id=${id}` },
          { action: 'edit', label: 'roles.edit', run: (role) => setEdited({ role }) },
          { action: 'start', label: 'roles.start', ...turn('roles.startQuestion', 'started') },
          {
            action: 'forbid',
            danger: true,
            label: 'roles.forbid',
            ...turn('roles.forbidQuestion', 'forbidden'),
          },
        ]}
        empty="roles.none"
      />
      <Suspense>
        {edited && <RoleDialog role={edited.role} builtIn={builtIn} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  );
};
export default RoleList;
