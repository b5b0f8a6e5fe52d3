import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { languages } from '#contract/words';
import { prepare } from '#shell/actions/prepare';
import { usePageTitle } from '#shell/frame/page';
import { StatusTag } from '#shell/look/StatusTag';
import { Facts } from '#shell/pages/Facts';
import { ActionButton } from '#shell/pages/Transitions';
import { SmallTable } from '#shell/parts/SmallTable';
import { usePicture } from '#shell/parts/usePicture';
import { useLanguage, useWords } from '#shell/words/say';
import { PageAwaited } from '#shell/pages/PageAwaited';
import type { PictureDetails } from '../../picture';
import { mediaApi } from '../calls';
import { described } from './described';
import { LibraryPicture } from './LibraryPicture';
import { PictureDialog } from './PictureDialog';
import './media.css';

type Looks = Pick<PictureDetails, 'name' | 'alternatives' | 'width' | 'height'>;

/** What a picture is called and says. */
const Said = ({ name, alternatives, width, height }: Looks) => (
  <Facts
    row={{ name, size: `${width} × ${height}`, ...alternatives }}
    facts={[
      { field: 'name', label: 'media.name' },
      { field: 'size', label: 'media.size' },
      ...languages.map((field) => ({ field, label: `media.alternative.${field}`, wide: true }) as const),
    ]}
  />
);

/** The file that is proposed, as large as the one it replaces is shown; a small copy until it is here. */
const ProposedFile = ({ proposal }: { readonly proposal: NonNullable<PictureDetails['proposal']> }) => {
  const language = useLanguage();
  const src = usePicture(`/file/${proposal.fileId}`) ?? proposal.thumbnail;
  const { width, height, alternatives } = proposal;
  return (
    <img
      src={src}
      alt={described(alternatives, language)}
      {...{ width, height }}
      className="library-picture"
    />
  );
};

/** What somebody wants it to become, beside the buttons of whoever may agree. */
const Proposal = ({ picture }: { readonly picture: PictureDetails }) => {
  const say = useWords();
  const { proposal, can } = picture;
  if (!proposal) return null;
  const named = ({ id, rowVersion }: PictureDetails) => ({ id, rowVersion });
  return (
    <section className="card" aria-label={say('media.proposedBy', { name: proposal.proposerName })}>
      <h2>{say('media.proposedBy', { name: proposal.proposerName })}</h2>
      <div className="picture-record">
        {proposal.isNewFile ? (
          <ProposedFile proposal={proposal} />
        ) : (
          <p className="faint">{say('media.sameFile')}</p>
        )}
        <Said {...proposal} />
      </div>
      <div className="page__actions">
        {can.includes('approve') && (
          <ActionButton
            of={picture}
            action={{
              label: 'media.approve',
              question: { title: 'media.approveQuestion', values: ({ name }) => ({ name }) },
              call: (each) => prepare(mediaApi.approve, named(each)),
              done: 'media.approved',
            }}
          />
        )}
        {can.includes('reject') && (
          <ActionButton
            of={picture}
            action={{
              label: 'media.reject',
              danger: true,
              call: (each) => prepare(mediaApi.reject, named(each)),
              done: 'media.rejected',
            }}
          />
        )}
      </div>
    </section>
  );
};

/** One picture: what it shows, where it is used, and what somebody wants it to become. */
const PictureRecord = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const found = useQuery(mediaApi.byId.query({ id }));
  const { data: picture } = found;
  usePageTitle(picture?.name);
  if (!picture) return <PageAwaited of={found} />;
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>
          {picture.number} · {picture.name}
        </h1>
        <div className="page__actions">
          {picture.can.includes('change') && (
            <Button type="primary" onClick={() => setChanging(true)}>
              {say('media.change')}
            </Button>
          )}
        </div>
      </header>
      <Proposal picture={picture} />
      <section className="card picture-record" aria-label={say('media.now')}>
        <LibraryPicture number={picture.number} language={language} />
        <Said {...picture} />
      </section>
      <section className="card" aria-label={say('media.usedBy')}>
        <h2>{say('media.usedBy')}</h2>
        {picture.usedBy.length === 0 && <p className="faint">{say('media.usedByNone')}</p>}
        <SmallTable
          head={['newsroom.title', 'newsroom.language', 'newsroom.versions', 'newsroom.status']}
          rows={picture.usedBy.map((use) => [
            <Link to={use.url}>{use.title || '/'}</Link>,
            say(`newsroom.language.${use.language}`),
            say('media.usedIn', { versions: use.versions.join(', ') }),
            use.isOnline ? <StatusTag status="passed">{say('media.isOnline')}</StatusTag> : '/',
          ])}
        />
      </section>
      {changing && <PictureDialog picture={picture} onClose={() => setChanging(false)} />}
    </div>
  );
};
export default PictureRecord;
