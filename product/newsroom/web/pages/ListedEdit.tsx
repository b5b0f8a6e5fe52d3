import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FormRenderer } from '#shell/form/FormRenderer';
import { NotFound } from '#shell/frame/errors/NotFound';
import { usePageTitle } from '#shell/frame/page';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import type { ListedKind } from '../../listed';
import type { NewsPiece } from '../../news';
import { newsroomApi } from '../calls';
import { kindAt } from '../parts/kinds';
import { listedForms } from '../parts/listed-forms';

/** The fields of whichever kind, and the name of the file beside its id. */
type Values = Readonly<Record<string, unknown>>;

const savers = {
  link: newsroomApi.saveLink,
  picture: newsroomApi.savePicture,
  download: newsroomApi.saveDownload,
  reference: newsroomApi.saveReference,
} as const;

const ListedForm = ({
  kind,
  piece,
}: {
  readonly kind: ListedKind;
  readonly piece: NewsPiece | undefined;
}) => {
  const say = useWords();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { sections, blank } = listedForms[kind];
  const initial = piece ? { ...piece.details, ...timesOf(piece), fileName: piece.fileName } : blank;
  const save = async ({ fileName: _fileName, ...values }: Values): Promise<void> => {
    const named = piece && { id: piece.id, rowVersion: piece.rowVersion };
    const { mutationFn, onSuccess } = savers[kind].change(cache);
    const { id } = await mutationFn({ ...values, ...named, translates: piece?.translates ?? null } as never);
    await onSuccess();
    message.success(say('newsroom.begun'));
    void navigate(`/ContentInfo?Id=${id}`);
  };
  return (
    <FormRenderer<Values>
      sections={sections}
      initial={initial}
      readOnly={piece !== undefined && !piece.can.includes('save')}
      storedAs={`newsroom/${kind}/${piece?.id ?? 'new'}`}
      submitLabel="newsroom.saveDraft"
      onSubmit={save}
    />
  );
};

const timesOf = ({ title, language, publishTime, withdrawTime }: NewsPiece) => ({
  ...{ title, language, publishTime, withdrawTime },
});

/** A link, a picture, a download or a reference is written: a new one, or (`?Id=…`) the next version of one. */
const ListedEdit = () => {
  const say = useWords();
  const kind = kindAt(useLocation().pathname);
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  const piece = useQuery({ ...newsroomApi.byId.query({ id: id ?? '' }), enabled: id !== null });
  usePageTitle(piece.data?.title || undefined);
  if (piece.isError && !piece.data) return <NotFound />;
  return (
    <div className="page__body">
      <h1>{piece.data?.title || say(`newsroom.list.${kind}`)}</h1>
      {id === null || (piece.isFetchedAfterMount && piece.data) ? (
        <ListedForm key={id} kind={kind} piece={piece.data} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
};
export default ListedEdit;
