import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { StatusTag } from '#shell/look/StatusTag';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import type { DownloadUse } from '../../news';
import { newsroomApi } from '../calls';
import { everyKindWords, languageWords, looks, stateWords } from './status';

const useUses = (id: string) => useQuery(newsroomApi.downloadUses.query({ id }));

/** A piece by its title, with what it is and how it stands. */
const Named = ({ use }: { readonly use: DownloadUse }) => {
  const say = useWords();
  return (
    <>
      <Link to={`/ContentInfo?Id=${use.id}`}>{use.title || say('newsroom.unnamed')}</Link>{' '}
      <StatusTag status={looks[use.status]}>{say(stateWords[use.status])}</StatusTag>
      <br />
      <span className="faint">
        {[
          say(everyKindWords[use.kind]),
          say(languageWords[use.language]),
          say('newsroom.namedIn', { versions: use.versions.join(', ') }),
          ...(use.isOnline ? [say('newsroom.isOnline')] : []),
        ].join(' · ')}
      </span>
    </>
  );
};

/** Beside a download: every piece that names it. */
export const DownloadUses = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useUses(id);
  const { data } = found;
  return (
    <section className="card" aria-label={say('newsroom.namedBy')}>
      <h2>{say('newsroom.namedBy')}</h2>
      {data ? (
        <>
          {data.length === 0 && <p className="faint">{say('newsroom.namedByNone')}</p>}
          <ul className="news-languages">
            {data.map((use) => (
              <li key={use.id}>
                <Named use={use} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PartAwaited of={found} rows={2} />
      )}
    </section>
  );
};

/** Before a download is withdrawn: the texts in which its readers, now or at a time that is set, will miss it. */
export const WithdrawnFrom = ({ of: { id } }: { readonly of: { readonly id: string } }) => {
  const say = useWords();
  const found = useUses(id);
  const { data } = found;
  if (!data) return <PartAwaited of={found} rows={2} />;
  const read = data.filter(({ isOnline, isComing }) => isOnline || isComing);
  if (read.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="gap-below"
      title={say('newsroom.withdrawnFrom', { count: read.length })}
      description={
        <ul className="news-named">
          {read.map((use) => (
            <li key={use.id}>{use.title || say('newsroom.unnamed')}</li>
          ))}
        </ul>
      }
    />
  );
};
