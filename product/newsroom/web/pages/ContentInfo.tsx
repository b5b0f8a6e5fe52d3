import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { minuteText } from '#contract/formatters';
import { languages } from '#contract/words';
import { useCan } from '#shell/can';
import { StatusTag } from '#shell/look/StatusTag';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { RecordPage } from '#shell/pages/RecordPage';
import { Transitions } from '#shell/pages/Transitions';
import { Timeline } from '#shell/parts/Timeline';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import { PartAwaited } from '#shell/pages/PartAwaited';
import type { NewsPiece } from '../../news';
import { newsroomApi } from '../calls';
import { Prose } from '../parts/Prose';
import { languageWords, looks, stateWords } from '../parts/status';
import { transitionsOf } from '../parts/transitions';
import { beginPage } from '../parts/kinds';
import { Attachments } from '../parts/Attachments';
import { CoverShown } from '../parts/CoverShown';
import { Details } from '../parts/Details';
import { DownloadUses } from '../parts/DownloadUses';
import { PreviewLinks } from '../parts/PreviewLinks';
import { Versions } from '../parts/Versions';

/** A piece as visitors will read it, were this version published. */
const Preview = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  const shown = useQuery(newsroomApi.preview.query({ id: piece.id }));
  const { data } = shown;
  const { coverId } = piece.details as { readonly coverId?: string };
  if (!data) return <PartAwaited of={shown} rows={8} />;
  return (
    <article lang={data.language}>
      {piece.publishedVersion !== null && piece.publishedVersion !== piece.version && (
        <Alert
          type="info"
          showIcon
          className="gap-below"
          title={say('newsroom.stillOnline', { version: piece.publishedVersion })}
        />
      )}
      {piece.approvedVersion !== null && piece.approvedVersion !== piece.version && (
        <Alert
          type="info"
          showIcon
          className="gap-below"
          title={say('newsroom.approvedForLater', {
            version: piece.approvedVersion,
            at: minuteText(piece.goesOnlineAt!),
          })}
        />
      )}
      <p className="faint">{say('newsroom.previewHint')}</p>
      <h2 className="news-shown__title">{data.title || say('newsroom.unnamed')}</h2>
      <p className="news-facts">
        <span>
          {piece.goesOnlineAt && piece.approvedVersion === piece.version
            ? say('newsroom.goesOnline', { at: minuteText(piece.goesOnlineAt) })
            : piece.publishedAt
              ? minuteText(piece.publishedAt)
              : say('newsroom.offline')}
        </span>
        {data.source && <span>{data.source}</span>}
      </p>
      {data.summary && <p className="news-shown__summary faint">{data.summary}</p>}
      {coverId && <CoverShown id={coverId} language={data.language} />}
      <Prose json={data.body} language={data.language} />
      <Attachments piece={piece} />
      <Details piece={piece} />
    </article>
  );
};

/** The same piece in every language: what there is of it, and what is missing. */
const Translations = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  const can = useCan();
  return (
    <section className="card" aria-label={say('newsroom.translations')}>
      <h2>{say('newsroom.translations')}</h2>
      <ul className="news-languages">
        {languages
          .filter((language) => language !== piece.language)
          .map((language) => {
            const there = piece.translations.find((each) => each.language === language);
            const name = say(languageWords[language]);
            return (
              <li key={language}>
                {there ? (
                  <>
                    <Link to={`/ContentInfo?Id=${there.id}`}>{name}</Link>{' '}
                    <StatusTag status={looks[there.status]}>{say(stateWords[there.status])}</StatusTag>
                  </>
                ) : can('content.edit') ? (
                  <Link to={`${beginPage(piece.kind)}?Translates=${piece.id}&Lang=${language}`}>
                    <Button>{say('newsroom.translate', { language: name })}</Button>
                  </Link>
                ) : (
                  `${name} · ${say('newsroom.noTranslation')}`
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
};

/** One piece: what visitors will read, its versions, and what may be done about it now. */
const ContentInfo = ({ id }: OfRecord) => {
  const say = useWords();
  const found = useQuery(newsroomApi.byId.query({ id }));
  const { data: piece, isError, isPending } = found;
  if (isError && !piece) return <NoRecord of={found} />;
  return (
    <RecordPage
      loading={isPending}
      number={null}
      name={piece ? piece.title || say('newsroom.unnamed') : null}
      {...(piece && { status: { look: looks[piece.status], word: stateWords[piece.status] } })}
      tabs={
        piece
          ? [
              { key: 'preview', label: 'newsroom.preview', content: <Preview piece={piece} /> },
              {
                key: 'versions',
                label: 'newsroom.versions',
                content: <Versions piece={piece} />,
                count: piece.version,
              },
            ]
          : []
      }
      aside={
        piece ? (
          <>
            {piece.kind === 'download' && <DownloadUses id={piece.id} />}
            <Translations piece={piece} />
            <PreviewLinks id={piece.id} />
            <Timeline
              entries={piece.steps.map(({ at, actor, action, note }) => ({ at, actor, what: action, note }))}
            />
          </>
        ) : (
          // As wide as what comes: what stands beside it does not move.
          <section className="card">
            <Skeleton active />
          </section>
        )
      }
      danger={piece && <Transitions of={piece} table={transitionsOf(piece.kind)} drawn={{}} apart />}
      actions={piece && <Transitions of={piece} table={transitionsOf(piece.kind)} drawn={{}} />}
    />
  );
};
export default ofRecord(ContentInfo);
