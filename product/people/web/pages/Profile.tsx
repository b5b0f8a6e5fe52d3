import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Facts } from '../../../../shell/pages/Facts';
import { useWords } from '../../../../shell/words/say';
import { peopleApi } from '../calls';

/** What the platform knows of me; personal data masked, as everywhere. */
const Profile = () => {
  const say = useWords();
  const me = useQuery(peopleApi.myself.query({})).data?.[0];
  return (
    <div className="page__body">
      <h1>{say('people.profile')}</h1>
      <section className="card" aria-label={say('people.profile')}>
        {me ? (
          <Facts
            row={me}
            facts={[
              { field: 'trueName', label: 'people.trueName' },
              { field: 'loginName', label: 'people.loginName' },
              { field: 'mobile', label: 'people.mobile', draw: ({ mobile }) => mobile.masked },
              { field: 'email', label: 'people.email', draw: ({ email }) => email.masked },
              {
                field: 'identityCard',
                label: 'people.identityCard',
                draw: ({ identityCard }) => identityCard.masked,
              },
              { field: 'organisationName', label: 'people.organisation' },
              { field: 'position', label: 'people.position' },
              {
                field: 'professionalTitle',
                label: 'people.professionalTitle',
                as: { dictionary: 'professionalTitle' },
              },
              { field: 'education', label: 'people.education', as: { dictionary: 'education' } },
              { field: 'specialty', label: 'people.specialty' },
              {
                field: 'familiarSubjectOne',
                label: 'people.familiarSubjectOne',
                as: { dictionary: 'subject' },
              },
              {
                field: 'familiarSubjectTwo',
                label: 'people.familiarSubjectTwo',
                as: { dictionary: 'subject' },
              },
              { field: 'researchField', label: 'people.researchField', wide: true },
              { field: 'introduction', label: 'people.introduction', wide: true },
            ]}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 6 }} />
        )}
      </section>
    </div>
  );
};
export default Profile;
