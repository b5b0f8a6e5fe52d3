import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { FormRenderer } from '#shell/form/FormRenderer';
import { usePageTitle } from '#shell/frame/page';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import type { NewsKind, NewsPiece } from '../../news';
import { newsroomApi } from '../calls';
import { editSections, type NewsValues } from '../parts/news-form';
import { useSavesInOrder } from '../parts/useSavesInOrder';
import { WritingNotes } from '../parts/WritingNotes';

const EditForm = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { id } = piece;
  const version = useRef(piece.rowVersion);
  const save = useSavesInOrder(async (values: Partial<NewsValues>) => {
    const {
      kind: _kind,
      language: _language,
      attachments: _named,
      ...written
    } = { ...valuesOf(piece), ...values };
    const { mutationFn, onSuccess } = newsroomApi.edit.change(cache);
    ({ rowVersion: version.current } = await mutationFn({ id, rowVersion: version.current, ...written }));
    await onSuccess();
  });
  const submit = async (values: NewsValues): Promise<void> => {
    await save(values);
    const { mutationFn, onSuccess } = newsroomApi.submit.change(cache);
    await mutationFn({ id, rowVersion: version.current });
    await onSuccess();
    message.success(say('newsroom.submitted'));
    void navigate(`/ContentInfo?Id=${id}`);
  };
  const isOpen = piece.can.includes('save');
  return (
    <FormRenderer<NewsValues>
      sections={editSections}
      initial={valuesOf(piece)}
      readOnly={!isOpen}
      onSave={save}
      storedAs={`newsroom/${id}`}
      submitLabel="newsroom.submit"
      onSubmit={submit}
    >
      <WritingNotes piece={piece} />
    </FormRenderer>
  );
};

const valuesOf = ({
  kind,
  language,
  title,
  source,
  author,
  summary,
  body,
  publishTime,
  withdrawTime,
  details,
  attachments,
}: NewsPiece): NewsValues & Pick<NewsPiece, 'attachments'> => ({
  kind: kind as NewsKind,
  ...{ language, title, source, author, summary, body, publishTime, withdrawTime },
  coverId: (details['coverId'] as string | undefined) ?? null,
  attachmentIds: attachments.map((file) => file.id),
  attachments,
});

/** A piece is written on, and handed in to be published by somebody else. */
const NewsEdit = ({ id }: OfRecord) => {
  const say = useWords();
  const piece = useQuery(newsroomApi.byId.query({ id }));
  usePageTitle(piece.data?.title || undefined);
  if (piece.isError && !piece.data) return <NoRecord of={piece} />;
  return (
    <div className="page__body">
      <h1>{piece.data?.title || say('newsroom.edit')}</h1>
      {piece.isFetchedAfterMount && piece.data ? (
        <EditForm piece={piece.data} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      )}
    </div>
  );
};
export default ofRecord(NewsEdit);
