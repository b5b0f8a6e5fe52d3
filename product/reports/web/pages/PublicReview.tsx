import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { rowTransitions } from '#shell/actions/transitions';
import { ListPage } from '#shell/list/ListPage';
import { withWords } from '#shell/words/with-words';
import { reportsApi } from '../calls';
import { levelColumns, partyColumns, reportColumns } from '../parts/columns';
import { detailPath } from '../parts/status';
import { reportTransitions } from '../parts/transitions';
import '../parts/styles';

/** The page is loaded when somebody opens it: the list comes sooner. */
const ReviewPage = lazy(withWords(() => import('../parts/review/ReviewPage')));

/** What the public-service agency has to look through; with an id, the desk for one report (domain §4.1, hyCheck). */
const PublicReview = () => {
  const [asked] = useSearchParams();
  const [id, sheet] = [asked.get('Id'), asked.get('Sheet')];
  return (id ?? sheet) ? <ReviewPage key={id ?? sheet} id={id} sheet={sheet} /> : <Queue />;
};

const Queue = () => (
  <ListPage
    call={reportsApi.list}
    rowKey="id"
    always={{ status: 'atPublicAgency' }}
    filters={[
      { control: 'text', field: 'achievementName', label: 'reportScreens.achievementName' },
      { control: 'text', field: 'assessorName', label: 'reportScreens.assessor' },
    ]}
    columns={[
      ...reportColumns,
      ...levelColumns,
      ...partyColumns.filter(({ field }) => field !== 'reportNumber'),
      { field: 'evaluationAgencyName', label: 'reportScreens.agency', width: 190 },
      { field: 'isLimited', label: 'reportScreens.isLimited', width: 90, as: 'limited' },
      { field: 'updatedAt', label: 'reportScreens.arrived', width: 150, as: 'ago' },
    ]}
    actions={[
      ...rowTransitions(reportTransitions, 'queue'),
      { action: 'detail', always: true, label: 'reportScreens.open', to: ({ id }) => detailPath(id) },
    ]}
    empty="reportScreens.queueEmpty"
  />
);
export default PublicReview;
