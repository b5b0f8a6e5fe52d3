import { ListPage } from '#shell/list/ListPage';
import { auditApi } from '../calls';
import { period } from '../parts/columns';

/** Who has seen one's own number, address or identity number in full, when and why (PI-03). */
const WhoLooked = () => (
  <ListPage
    call={auditApi.looks}
    rowKey="id"
    columns={[
      { field: 'at', label: 'audit.at', width: 160, as: 'ago' },
      { field: 'actorName', label: 'audit.actor', width: 130 },
      { field: 'actorRoles', label: 'audit.roles', width: 180 },
      { field: 'organisationName', label: 'audit.organisation', width: 240 },
      {
        field: 'field',
        label: 'audit.seen',
        width: 130,
        as: {
          status: {},
          words: { mobile: 'audit.mobile', email: 'audit.email', identityCard: 'audit.identityCard' },
        },
      },
      { field: 'reasonCode', label: 'audit.reasonKind', width: 170, as: { dictionary: 'revealReason' } },
      { field: 'reason', label: 'audit.reason', width: 320 },
    ]}
    filters={[period]}
    empty="audit.nobodyLooked"
  />
);
export default WhoLooked;
