import { ListPage } from '#shell/list/ListPage';
import { rowTransitions } from '#shell/actions/transitions';
import type { WordKey } from '#contract/words';
import { materialsApi } from '../calls';
import { materialLooks, materialStatusWords } from './status';
import { materialTransitions } from './transitions';

/** Materials as owner, agency and assessor list them; the transitions differ by list. */
export const MaterialsTable = ({
  list,
  empty,
}: {
  readonly list: 'all' | 'toSubmit';
  readonly empty: WordKey;
}) => (
  <ListPage
    call={materialsApi.list}
    rowKey="id"
    {...(list === 'toSubmit' && { always: { toSubmit: true } })}
    states={{
      field: 'status',
      options: [
        { value: 'all', label: 'shell.all' },
        { value: 'submitted', label: 'materialScreens.status.submitted' },
        // What has passed is due to nobody.
        ...(list === 'all' ? [{ value: 'passed', label: 'materialScreens.status.passed' } as const] : []),
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
      { field: 'warnings', label: 'materialScreens.warnings', width: 100, as: 'number' },
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
      ...rowTransitions(materialTransitions, list),
    ]}
    empty={empty}
  />
);
