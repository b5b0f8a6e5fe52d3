import { useHasPage } from '#shell/frame/useMenu';
import { ListPage } from '#shell/list/ListPage';
import type { LedgerQuery } from '../../report';
import { reportsApi } from '../calls';
import {
  levelColumns,
  OverallTag,
  overallOptions,
  overallWords,
  partyColumns,
  reportColumns,
} from '../parts/columns';
import { LedgerFigures } from '../parts/LedgerFigures';
import { applicationLooks, applicationWords, detailPath, reportPage } from '../parts/status';
import '../parts/styles';
import { scales } from '#product/dictionaries/scales';

/** The address holds text; the state of an application is a number on the wire. */
type Asked = Omit<LedgerQuery, 'applicationStatus'> & { readonly applicationStatus?: string };
const ledger = {
  query: ({ applicationStatus, ...query }: Asked) =>
    reportsApi.ledger.query({
      ...query,
      ...(applicationStatus !== undefined && { applicationStatus: Number(applicationStatus) }),
    }),
};

/** All reports one may see, by the report query, with sums over everything found (EN3). */
const AllReports = () => {
  // The administrator counts reports and reads none.
  const reads = useHasPage(reportPage);
  return (
    <ListPage
      call={ledger}
      rowKey="id"
      filters={[
        { control: 'text', field: 'achievementName', label: 'reportScreens.achievementName' },
        { control: 'text', field: 'mainOrganisationName', label: 'reportScreens.mainOrganisation' },
        {
          control: 'item',
          field: 'achievementType',
          dictionary: 'achievementType',
          label: 'reportScreens.achievementType',
        },
        {
          control: 'item',
          field: 'evaluationPurpose',
          dictionary: 'evaluationPurpose',
          label: 'reportScreens.purposes',
        },
        {
          control: 'choice',
          field: 'applicationStatus',
          label: 'reportScreens.applicationStatus',
          options: [
            { value: '0', label: 'applicationScreens.status.submitted' },
            { value: '4', label: 'applicationScreens.status.publicReview' },
            { value: '1', label: 'applicationScreens.status.passed' },
            { value: '2', label: 'applicationScreens.status.cancelled' },
            { value: '3', label: 'applicationScreens.status.rejected' },
          ],
        },
        {
          control: 'choice',
          field: 'status',
          label: 'reportScreens.status',
          options: [
            { value: 'draft', label: 'reportScreens.status.draft' },
            { value: 'withExperts', label: 'reportScreens.status.withExperts' },
            { value: 'returned', label: 'reportScreens.status.returned' },
            { value: 'atPublicAgency', label: 'reportScreens.status.atPublicAgency' },
            { value: 'passed', label: 'reportScreens.status.passed' },
          ],
        },
        { control: 'text', field: 'evaluationAgencyName', label: 'reportScreens.agency' },
        { control: 'text', field: 'assessorName', label: 'reportScreens.assessor' },
        {
          control: 'levels',
          from: 'maturityFrom',
          to: 'maturityTo',
          most: scales.maturity.most,
          label: 'reportScreens.maturity',
        },
        {
          control: 'levels',
          from: 'innovationFrom',
          to: 'innovationTo',
          most: scales.innovation.most,
          label: 'reportScreens.innovation',
        },
        {
          control: 'levels',
          from: 'advancementFrom',
          to: 'advancementTo',
          most: scales.advancement.most,
          label: 'reportScreens.advancement',
        },
        { control: 'days', from: 'startTime', to: 'endTime', label: 'reportScreens.evaluatedOn' },
        {
          control: 'choice',
          field: 'overallLevel',
          label: 'reportScreens.overall',
          options: overallOptions,
        },
      ]}
      above={<LedgerFigures />}
      columns={[
        ...reportColumns,
        ...levelColumns,
        {
          field: 'overallLevel',
          label: 'reportScreens.overall',
          width: 190,
          as: { status: {}, words: overallWords },
          draw: ({ overallLevel }) => <OverallTag level={overallLevel} />,
        },
        ...partyColumns,
        { field: 'evaluationAgencyName', label: 'reportScreens.agency', width: 190 },
        {
          field: 'achievementType',
          label: 'reportScreens.achievementType',
          width: 170,
          as: { dictionary: 'achievementType' },
        },
        {
          field: 'evaluationPurposes',
          label: 'reportScreens.purposes',
          width: 330,
          as: { dictionary: 'evaluationPurpose' },
        },
        { field: 'economicBenefit', label: 'reportScreens.benefit', width: 140, as: 'money' },
        { field: 'issueDate', label: 'reportScreens.issueDate', width: 120, as: 'day' },
        { field: 'validUntil', label: 'reportScreens.validUntil', width: 120, as: 'day' },
        { field: 'isLimited', label: 'reportScreens.isLimited', width: 90, as: 'limited' },
        { field: 'applicationNumber', label: 'applicationScreens.number', width: 150 },
        {
          field: 'applicationStatus',
          label: 'reportScreens.applicationStatus',
          width: 150,
          as: { status: applicationLooks, words: applicationWords },
        },
        { field: 'dueAt', label: 'applicationScreens.due', width: 120, as: 'day' },
        { field: 'updatedAt', label: 'reportScreens.updated', width: 150, as: 'ago' },
      ]}
      actions={
        reads
          ? [{ action: 'detail', always: true, label: 'reportScreens.open', to: ({ id }) => detailPath(id) }]
          : []
      }
      empty="reportScreens.ledgerEmpty"
    />
  );
};
export default AllReports;
