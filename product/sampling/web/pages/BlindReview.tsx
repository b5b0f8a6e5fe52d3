import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ListPage } from '#shell/list/ListPage';
import { withWords } from '#shell/words/with-words';
import { samplingApi } from '../calls';
import { looks, states, stateWords } from '../parts/status';

/** The desk comes when somebody opens it, with its words. */
const BlindReviewOf = lazy(withWords(() => import('../parts/BlindReviewOf')));

const Own = () => (
  <ListPage
    call={samplingApi.mine}
    rowKey="id"
    states={{ field: 'state', options: states.options.filter(({ value }) => value !== 'drawn') }}
    columns={[
      { field: 'achievementName', label: 'samplingScreens.achievement', width: 320 },
      {
        field: 'state',
        label: 'samplingScreens.state',
        width: 130,
        as: { status: looks, words: stateWords },
      },
      { field: 'mainOrganisationName', label: 'samplingScreens.mainOrganisation', width: 240 },
      { field: 'dueOn', label: 'samplingScreens.due', width: 120, as: 'day' },
      { field: 'quarter', label: 'samplingScreens.quarter', width: 110 },
    ]}
    actions={[
      {
        action: 'open',
        always: true,
        label: 'samplingScreens.open',
        to: ({ id }) => `/EvaluationManagement/blindReview?Id=${id}`,
      },
    ]}
    empty="samplingScreens.blindNone"
  />
);

/** A second reviewer's page: what was asked of them, and with one in the address the desk where they judge it. */
const BlindReview = () => {
  const id = useSearchParams()[0].get('Id');
  return id ? <BlindReviewOf key={id} id={id} /> : <Own />;
};
export default BlindReview;
