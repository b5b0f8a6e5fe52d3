import { ListPage } from '#shell/list/ListPage';
import type { RowAction } from '#shell/list/types';
import type { WordKey } from '#contract/words';
import type * as z from 'zod';
import type { MaterialRow } from '../../material';
import { materialsApi } from '../calls';
import { materialLooks, materialStatusWords } from './status';

type Row = z.output<typeof MaterialRow>;

/** Materials as owner, agency and assessor list them; the actions differ by page. */
export const MaterialsTable = ({
  actions,
  empty,
}: {
  readonly actions: readonly RowAction<Row>[];
  readonly empty: WordKey;
}) => (
  <ListPage
    call={materialsApi.list}
    rowKey="id"
    states={{
      field: 'status',
      options: [
        { value: 'all', label: 'shell.all' },
        { value: 'submitted', label: 'materialScreens.status.submitted' },
        { value: 'passed', label: 'materialScreens.status.passed' },
        { value: 'draft', label: 'materialScreens.status.draft' },
        { value: 'returned', label: 'materialScreens.status.returned' },
      ],
    }}
    filters={[
      { control: 'text', field: 'achievementName', label: 'materialScreens.achievement' },
      { control: 'text', field: 'mainOrganisationName', label: 'materialScreens.mainOrganisation' },
      { control: 'text', field: 'assessorName', label: 'materialScreens.assessor' },
    ]}
    columns={[
      { field: 'achievementName', label: 'materialScreens.achievement', width: 300 },
      { field: 'applicationNumber', label: 'materialScreens.number', width: 150 },
      {
        field: 'status',
        label: 'materialScreens.status',
        width: 120,
        as: { status: materialLooks, words: materialStatusWords },
      },
      { field: 'missing', label: 'materialScreens.missing', width: 110, as: 'number' },
      { field: 'mainOrganisationName', label: 'materialScreens.mainOrganisation', width: 200 },
      { field: 'evaluationAgencyName', label: 'materialScreens.agency', width: 200 },
      { field: 'assessorName', label: 'materialScreens.assessor', width: 100 },
      { field: 'version', label: 'materialScreens.version', width: 80, as: 'number' },
      { field: 'dueAt', label: 'materialScreens.due', width: 120, as: 'day' },
      { field: 'updatedAt', label: 'materialScreens.updated', width: 150, as: 'ago' },
    ]}
    actions={[
      {
        action: 'detail',
        always: true,
        label: 'materialScreens.detail',
        to: ({ id }) => `/EvaluationManagement/detailOriginal?Id=${id}`,
      },
      ...actions,
    ]}
    empty={empty}
  />
);
