import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { newsroomApi } from '../calls';
import { headColumns, headFilters, stateOptions } from '../parts/columns';
import { KindTabs } from '../parts/KindTabs';
import { listedPages } from '../parts/kinds';
import { transitionsOf } from '../parts/transitions';

/** The library of laws, standards, templates and cases. */
const References = () => (
  <ListPage
    call={newsroomApi.referenceList}
    rowKey="id"
    states={{ field: 'status', options: stateOptions }}
    columns={[
      { field: 'title', label: 'newsroom.title', width: 280 },
      {
        field: 'category',
        label: 'newsroom.category',
        width: 110,
        as: { choice: { kind: 'choice', names: [] } },
      },
      { field: 'documentNumber', label: 'newsroom.documentNumber', width: 160 },
      { field: 'issuer', label: 'newsroom.issuer', width: 160 },
      { field: 'issuedOn', label: 'newsroom.issuedOn', width: 120, as: 'day' },
      { field: 'effectiveOn', label: 'newsroom.effectiveOn', width: 120, as: 'day' },
      {
        field: 'validity',
        label: 'newsroom.validity',
        width: 100,
        as: { choice: { kind: 'choice', names: [] } },
      },
      ...headColumns,
    ]}
    filters={headFilters}
    above={<KindTabs />}
    toolbar={[
      { label: 'newsroom.write', primary: true, action: 'content.edit', to: listedPages.reference.edit },
      { label: 'newsroom.archive', to: '/moreHistory' },
    ]}
    actions={[
      { action: 'detail', always: true, label: 'newsroom.open', to: ({ id }) => `/ContentInfo?Id=${id}` },
      ...rowTransitions(transitionsOf('reference'), 'manage'),
    ]}
    empty="newsroom.none"
  />
);
export default References;
