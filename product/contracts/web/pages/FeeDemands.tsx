import { prepare } from '#shell/actions/prepare';
import { ListPage } from '#shell/list/ListPage';
import { contractsApi } from '../calls';

/** Demands for money beside a contract that applicants have reported, those that nobody has handled first (domain §9.17). */
const FeeDemands = () => (
  <ListPage
    call={contractsApi.demands}
    rowKey="id"
    columns={[
      { field: 'achievementName', label: 'contracts.achievementName', width: 240 },
      { field: 'applicationNumber', label: 'contracts.applicationNumber', width: 140 },
      { field: 'agencyName', label: 'contracts.agency', width: 180 },
      { field: 'demandedBy', label: 'contracts.demandedBy', width: 140 },
      { field: 'amount', label: 'contracts.amount', width: 120, as: 'money' },
      { field: 'demandedOn', label: 'contracts.demandedOn', width: 120, as: 'day' },
      { field: 'description', label: 'contracts.description', width: 280 },
      { field: 'reportedByName', label: 'contracts.reportedByName', width: 110 },
      { field: 'reportedAt', label: 'contracts.reportedAt', width: 160, as: 'moment' },
      { field: 'handledAt', label: 'contracts.handledAt', width: 160, as: 'moment' },
      { field: 'handledByName', label: 'contracts.handledByName', width: 110 },
      { field: 'outcome', label: 'contracts.outcome', width: 240 },
    ]}
    filters={[{ control: 'text', field: 'achievementName', label: 'contracts.achievementName' }]}
    actions={[
      {
        action: 'handle',
        label: 'contracts.handle',
        question: {
          title: 'contracts.handleQuestion',
          values: ({ achievementName }) => ({ name: achievementName }),
          reason: { label: 'contracts.outcome', least: 10, most: 1000 },
        },
        call: ({ id, rowVersion }, outcome) =>
          prepare(contractsApi.handleDemand, { id, rowVersion, outcome }),
        done: 'contracts.handled',
      },
    ]}
    empty="contracts.noDemands"
  />
);
export default FeeDemands;
