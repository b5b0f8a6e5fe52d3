import { useMemo, useState } from 'react';
import { useCan } from '#shell/can';
import { ListPage } from '#shell/list/ListPage';
import { staffApi } from '../staff-calls';
import { ChoicesFailed } from '../parts/ChoicesFailed';
import { Dialogs } from '../parts/Dialogs';
import { listed } from '../parts/facts';
import { certificateColumn, contactColumns, RoleNames, stateColumn, states } from '../parts/person-columns';
import { personActions, usePeopleChoices, type Open } from '../parts/usePeople';

/** Staff: the administrator's everybody, an agency's assessors, the register of agencies (domain §1.3). */
const UserList = () => {
  const [open, setOpen] = useState<Open>();
  const can = useCan();
  const { adds, branches, roles, asked } = usePeopleChoices();
  const tree = useMemo(
    () => ({ field: 'withinOrganisationId', label: 'people.organisation', branches }) as const,
    [branches],
  );
  const actions = useMemo(() => personActions(setOpen), []);
  return (
    <>
      <ListPage
        call={staffApi.list}
        above={<ChoicesFailed asked={asked} />}
        rowKey="id"
        columns={[
          listed('trueName', 130),
          { field: 'loginName', label: 'people.loginName', width: 150 },
          stateColumn,
          {
            field: 'roleNames',
            label: 'staff.roles',
            width: 200,
            draw: (row) => <RoleNames person={row} />,
          },
          certificateColumn,
          { field: 'organisationName', label: 'people.organisation', width: 220 },
          listed('position', 140),
          listed('professionalTitle', 130),
          ...contactColumns,
          { field: 'lastActive', label: 'staff.lastActive', width: 160, as: 'ago' },
        ]}
        states={states}
        tree={tree}
        filters={[
          { control: 'text', field: 'name', label: 'staff.name' },
          // To be found by a number is to have it confirmed: only for those who may see it.
          ...(can('audit.reveal')
            ? ([{ control: 'text', field: 'mobile', label: 'people.mobile' }] as const)
            : []),
          ...(adds === 'staff'
            ? ([{ control: 'choice', field: 'roleId', label: 'staff.role', options: roles }] as const)
            : []),
          {
            control: 'item',
            field: 'professionalTitle',
            dictionary: 'professionalTitle',
            label: 'people.professionalTitle',
          },
        ]}
        toolbar={[
          ...(adds
            ? ([
                {
                  label: adds === 'staff' ? 'staff.addStaff' : 'staff.addAssessor',
                  primary: true,
                  action: 'user.manage',
                  run: () => setOpen({ dialog: 'add', kind: adds }),
                },
              ] as const)
            : []),
          { label: 'staff.import', action: 'user.manage', run: () => setOpen({ dialog: 'import' }) },
        ]}
        actions={actions}
        empty="staff.noStaff"
      />
      <Dialogs open={open} experts={false} onClose={() => setOpen(undefined)} />
    </>
  );
};
export default UserList;
