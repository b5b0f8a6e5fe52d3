import { ListPage } from '../../../../shell/list/ListPage';
import { organisationsApi } from '../calls';

/** Every organisation of the platform, by its number. */
const OrganisationList = () => (
  <ListPage
    call={organisationsApi.list}
    rowKey="id"
    columns={[
      { field: 'organisationName', label: 'organisations.name', width: 280 },
      { field: 'organisationNumber', label: 'organisations.number', width: 120 },
      {
        field: 'organisationType',
        label: 'organisations.type',
        width: 200,
        as: { dictionary: 'organisationType' },
      },
      { field: 'creditCode', label: 'organisations.creditCode', width: 220 },
    ]}
    filters={[
      { control: 'text', field: 'organisationName', label: 'organisations.name' },
      {
        control: 'item',
        field: 'organisationType',
        dictionary: 'organisationType',
        label: 'organisations.type',
      },
    ]}
    empty="organisations.none"
  />
);
export default OrganisationList;
