import { useMemo, useState } from 'react';
import { useCan } from '#shell/can';
import { ListPage } from '#shell/list/ListPage';
import { staffApi } from '../staff-calls';
import { ChoicesFailed } from '../parts/ChoicesFailed';
import { Dialogs } from '../parts/Dialogs';
import { listed } from '../parts/facts';
import { contactColumns, stateColumn, states } from '../parts/person-columns';
import { personActions, usePeopleChoices, type Open } from '../parts/usePeople';

/** The register of experts, and whose pools they are in (domain §1.3). */
const ExpertList = () => {
  const [open, setOpen] = useState<Open>();
  const can = useCan();
  const { organisations, assessors, asked } = usePeopleChoices();
  const actions = useMemo(() => personActions(setOpen), []);
  return (
    <>
      <ListPage
        call={staffApi.experts}
        above={<ChoicesFailed asked={asked} />}
        rowKey="id"
        columns={[
          listed('trueName', 120),
          stateColumn,
          { field: 'organisationName', label: 'people.organisation', width: 190 },
          {
            field: 'pools',
            label: 'staff.pools',
            width: 170,
            draw: ({ pools }) => pools.map(({ assessorName }) => assessorName).join(' · ') || '/',
          },
          listed('professionalTitle', 130),
          listed('familiarSubjectOne', 150),
          listed('familiarSubjectTwo', 150),
          ...contactColumns,
          { field: 'loginName', label: 'people.loginName', width: 150 },
          { field: 'lastActive', label: 'staff.lastActive', width: 160, as: 'ago' },
        ]}
        states={states}
        filters={[
          { control: 'text', field: 'name', label: 'staff.name' },
          { control: 'item', field: 'subject', dictionary: 'subject', label: 'staff.subject' },
          {
            control: 'item',
            field: 'professionalTitle',
            dictionary: 'professionalTitle',
            label: 'people.professionalTitle',
          },
          {
            control: 'choice',
            field: 'organisationId',
            label: 'people.organisation',
            options: organisations,
          },
          { control: 'choice', field: 'assessorId', label: 'staff.pools', options: assessors },
          // To be found by a number is to have it confirmed: only for those who may see it.
          ...(can('audit.reveal')
            ? ([{ control: 'text', field: 'mobile', label: 'people.mobile' }] as const)
            : []),
        ]}
        toolbar={[
          {
            label: 'staff.addExpert',
            primary: true,
            action: 'expert.create',
            run: () => setOpen({ dialog: 'add', kind: 'expert' }),
          },
          { label: 'staff.import', action: 'expert.create', run: () => setOpen({ dialog: 'import' }) },
        ]}
        actions={actions}
        empty="staff.noExperts"
      />
      <Dialogs open={open} experts onClose={() => setOpen(undefined)} />
    </>
  );
};
export default ExpertList;
