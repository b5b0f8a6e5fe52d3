import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type * as z from 'zod';
import { momentText } from '#contract/formatters';
import { useDo } from '#shell/client/useDo';
import { Facts } from '#shell/pages/Facts';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { useWords } from '#shell/words/say';
import type { PublicProfile as Shown } from '../../public-profile';
import { listingApi } from '../listing-calls';

/** What anybody may see of oneself, agreed to and taken back here; each choice holds at once (domain §7). */
const PublicProfile = () => {
  const say = useWords();
  const found = useQuery(listingApi.publicProfile.query({}));
  const { data } = found;
  if (!data) return <PageAwaited of={found} />;
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{say('people.openListing')}</h1>
      </header>
      <section className="card">
        {data.kind === null ? (
          <p>{say('people.publicNot')}</p>
        ) : (
          <Choices key={`${data.isListed} ${data.showsPicture}`} profile={data} kind={data.kind} />
        )}
      </section>
    </div>
  );
};
export default PublicProfile;

const Choices = ({
  profile,
  kind,
}: {
  readonly profile: z.output<typeof Shown>;
  readonly kind: NonNullable<z.output<typeof Shown>['kind']>;
}) => {
  const say = useWords();
  const perform = useDo();
  const [chosen, setChosen] = useState({ isListed: profile.isListed, showsPicture: profile.showsPicture });
  // Seen at once, and taken back where the server refuses it.
  const choose = async (wanted: typeof chosen): Promise<void> => {
    const before = chosen;
    setChosen(wanted);
    const isKept = await perform(listingApi.setPublicProfile, wanted, 'people.publicSaved');
    if (!isKept) setChosen(before);
  };
  return (
    <Flex vertical gap="middle">
      <p className="faint">{say('people.publicHint')}</p>
      <Facts
        row={profile}
        facts={[
          { field: 'trueName', label: 'people.trueName' },
          {
            field: 'professionalTitle',
            label: 'people.professionalTitle',
            as: { dictionary: 'professionalTitle' },
          },
          { field: 'subject', label: 'people.familiarSubjectOne', as: { dictionary: 'subject' } },
          { field: 'organisationName', label: 'people.organisation' },
          { field: 'introduction', label: 'people.introduction', wide: true },
        ]}
      />
      <p>
        <Checkbox
          checked={chosen.isListed}
          onChange={({ target }) =>
            void choose({ isListed: target.checked, showsPicture: target.checked && chosen.showsPicture })
          }
        >
          {say('people.publicListed')}
        </Checkbox>
      </p>
      <p>
        <Checkbox
          checked={chosen.showsPicture}
          disabled={!chosen.isListed || !profile.hasPicture}
          onChange={({ target }) => void choose({ ...chosen, showsPicture: target.checked })}
        >
          {say('people.publicPicture')}
        </Checkbox>{' '}
        {!profile.hasPicture && <span className="faint">{say('people.publicNoPicture')}</span>}
      </p>
      {chosen.isListed && (
        <p className="faint">
          {profile.listedSince && say('people.publicSince', { at: momentText(profile.listedSince) })}{' '}
          <a href={`/talentInfo?kind=${kind}`} target="_blank" rel="noreferrer">
            {say('people.publicPage')}
          </a>
        </p>
      )}
    </Flex>
  );
};
