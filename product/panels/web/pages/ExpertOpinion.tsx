import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ListPage } from '#shell/list/ListPage';
import { withWords } from '#shell/words/with-words';
import { panelsApi } from '../calls';
import { invitationLooks, invitationWords } from '../parts/status';

/** The page is loaded when somebody opens it, and its words with it: the list of invitations comes sooner. */
const Work = lazy(withWords(() => import('../parts/Work')));

/** Likewise, with its own words. */
const OwnRecord = lazy(withWords(() => import('../parts/record/OwnRecord')));

/** An expert's page: their invitations, their record, and with an invitation in the address the desk where they judge. */
const ExpertOpinion = () => {
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  if (asked.get('Record') === 'own') return <OwnRecord />;
  return id ? <Work key={id} id={id} /> : <Invitations />;
};
export default ExpertOpinion;

const Invitations = () => (
  <ListPage
    call={panelsApi.invitations}
    rowKey="id"
    states={{
      field: 'status',
      options: [
        { value: 'all', label: 'shell.all' },
        { value: 'invited', label: 'panelScreens.invitation.invited' },
        { value: 'accepted', label: 'panelScreens.invitation.accepted' },
        { value: 'declined', label: 'panelScreens.invitation.declined' },
      ],
    }}
    columns={[
      { field: 'achievementName', label: 'panelScreens.achievement', width: 320 },
      {
        field: 'invitation',
        label: 'panelScreens.invitation',
        width: 130,
        as: { status: invitationLooks, words: invitationWords },
      },
      { field: 'mainOrganisationName', label: 'panelScreens.mainOrganisation', width: 220 },
      { field: 'evaluationAgencyName', label: 'panelScreens.agency', width: 220 },
      { field: 'dueOn', label: 'panelScreens.due', width: 120, as: 'day' },
      { field: 'invitedAt', label: 'panelScreens.invitedAt', width: 150, as: 'ago' },
    ]}
    toolbar={[{ label: 'expertRecord.own', to: '/EvaluationManagement/expertOpinion?Record=own' }]}
    actions={[
      {
        action: 'open',
        always: true,
        label: 'panelScreens.open',
        to: ({ id }) => `/EvaluationManagement/expertOpinion?Id=${id}`,
      },
    ]}
    empty="panelScreens.empty"
  />
);
