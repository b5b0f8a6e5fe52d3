import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { minuteText } from '#contract/formatters';
import { prepare } from '#shell/actions/prepare';
import { StatusTag } from '#shell/look/StatusTag';
import { ActionButton } from '#shell/pages/Transitions';
import { useWords, type Say } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import type * as z from 'zod';
import { bodyLines } from '../../body-lines';
import type { NewsPiece, NewsVersion } from '../../news';
import { newsroomApi } from '../calls';
import { ChangedLines } from './ChangedLines';
import { detailsOf } from './Details';
import { bodyFrom } from './stored-body';
import { VersionSubtitles } from './VersionSubtitles';
import './prose.css';

type Version = z.output<typeof NewsVersion>;

const told = ['title', 'source', 'author', 'summary'] as const;

/** A version as lines that can be compared: each field by its name, then the text. */
const linesOf = (kind: NewsPiece['kind'], version: Version, say: Say): string =>
  [
    ...detailsOf({ kind, details: version.details }, say).map(({ label, text }) => `${label}: ${text}`),
    ...told.map((field) => `${say(`newsroom.${field}`)}: ${version[field] || '/'}`),
    `${say('newsroom.cover')}: ${version.coverName || '/'}`,
    `${say('newsroom.attachments')}: ${version.attachmentNames.join(say('shell.listMark')) || '/'}`,
    ...(['publishTime', 'withdrawTime'] as const).map(
      (field) => `${say(`newsroom.${field}`)}: ${minuteText(version[field])}`,
    ),
    '',
    ...bodyLines(bodyFrom(version.body)),
  ].join('\n');

interface ChangesProps {
  readonly piece: Pick<NewsPiece, 'id' | 'kind'>;
  readonly of: Version;
  readonly before: Version;
}
/** What somebody changed against the version before; of subtitles, which can be long, when that is asked for. */
const Changes = ({ piece: { id, kind }, of, before }: ChangesProps) => {
  const say = useWords();
  const [earlier, now] = [linesOf(kind, before, say), linesOf(kind, of, say)];
  if (earlier === now && !of.hasOtherSubtitles) return <p className="faint">{say('newsroom.unchanged')}</p>;
  return (
    <>
      <ChangedLines before={earlier} now={now} />
      {of.hasOtherSubtitles && <VersionSubtitles id={id} version={of.version} />}
    </>
  );
};

/**
 * The versions of a piece, the newest first, so many at a time, each with what it changed; an earlier one can be written anew as
 * the next. The last that was sent is there to be compared with, and comes first among the older ones.
 */
export const Versions = ({
  piece,
}: {
  readonly piece: Pick<NewsPiece, 'id' | 'kind' | 'rowVersion' | 'version' | 'approvedVersion' | 'can'>;
}) => {
  const say = useWords();
  const [before, setBefore] = useState<number>();
  const history = useQuery(
    newsroomApi.history.query({ id: piece.id, ...(before !== undefined && { before }) }),
  );
  const { data } = history;
  if (!data) return <PartAwaited of={history} rows={4} />;
  const last = data.at(-1)!;
  const hasOlder = last.version > 1;
  const versions = (hasOlder ? data.slice(0, -1) : data).map((each, at) => (
    <section key={each.version} aria-label={say('newsroom.version', { version: each.version })}>
      <h2>
        {say('newsroom.version', { version: each.version })}{' '}
        {each.isPublished && <StatusTag status="passed">{say('newsroom.isOnline')}</StatusTag>}
        {each.version === piece.approvedVersion && (
          <StatusTag status="progress">{say('newsroom.isApproved')}</StatusTag>
        )}
      </h2>
      <p className="faint">
        {[each.editorName, minuteText(each.editedAt)].filter(Boolean).join(' · ')}
        {' · '}
        {data[at + 1]
          ? say('newsroom.compareTo', { version: data[at + 1]!.version })
          : say('newsroom.firstVersion')}
      </p>
      {data[at + 1] && <Changes piece={piece} of={each} before={data[at + 1]!} />}
      {each.version !== piece.version && piece.can.includes('save') && (
        <ActionButton
          of={each}
          action={{
            label: 'newsroom.restore',
            question: { title: 'newsroom.restoreQuestion', values: ({ version }) => ({ version }) },
            call: ({ version }) =>
              prepare(newsroomApi.restore, { id: piece.id, rowVersion: piece.rowVersion, version }),
            done: 'newsroom.restored',
          }}
        />
      )}
    </section>
  ));
  return (
    <div className="news-versions">
      {versions}
      {before !== undefined && (
        <Button onClick={() => setBefore(undefined)}>{say('newsroom.newestVersions')}</Button>
      )}
      {hasOlder && (
        <Button onClick={() => setBefore(last.version + 1)}>{say('newsroom.olderVersions')}</Button>
      )}
    </div>
  );
};
