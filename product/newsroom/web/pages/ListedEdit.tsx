import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { languageOf, type Language } from '#contract/words';
import { FormRenderer } from '#shell/form/FormRenderer';
import { usePageTitle } from '#shell/frame/page';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { NoRecord } from '#shell/pages/NoRecord';
import type { ListedKind } from '../../listed';
import type { NewsPiece } from '../../news';
import { newsroomApi } from '../calls';
import { editPage, kindAt } from '../parts/kinds';
import { listedFacts, listedForms } from '../parts/listed-forms';
import { useSavesInOrder } from '../parts/useSavesInOrder';
import { WritingNotes } from '../parts/WritingNotes';

/** The fields of whichever kind, and beside its ids what they are called. */
type Values = Readonly<Record<string, unknown>>;

const savers = {
  link: newsroomApi.saveLink,
  picture: newsroomApi.savePicture,
  download: newsroomApi.saveDownload,
  reference: newsroomApi.saveReference,
  agencyShowcase: newsroomApi.saveAgency,
  promotedProject: newsroomApi.saveProject,
  video: newsroomApi.saveVideo,
} as const;

interface ListedFormProps {
  readonly kind: ListedKind;
  readonly piece: NewsPiece | undefined;
  /** What a new one translates, and into which language. */
  readonly begun: { readonly translates: string | null; readonly language: Language };
}
const ListedForm = ({ kind, piece, begun }: ListedFormProps) => {
  const say = useWords();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { sections, blank } = listedForms[kind];
  const initial = piece
    ? { ...piece.details, ...writtenOf(piece), ...namesBeside(piece) }
    : { ...blank, language: begun.language };
  const translates = piece ? piece.translates : begun.translates;
  // Each save moves the version that the next one is of.
  const named = useRef(piece && { id: piece.id, rowVersion: piece.rowVersion });
  const saveOnce = async (filled: Values): Promise<void> => {
    const values = Object.fromEntries(Object.keys(listedFacts[kind]).map((field) => [field, filled[field]]));
    const { mutationFn, onSuccess } = savers[kind].change(cache);
    const { id, rowVersion } = await mutationFn({ ...values, ...named.current, translates } as never);
    named.current = { id, rowVersion };
    await onSuccess();
  };
  const save = useSavesInOrder(saveOnce);
  const begin = async (filled: Values): Promise<void> => {
    await saveOnce(filled);
    message.success(say('newsroom.begun'));
    void navigate(`${editPage(kind)}?Id=${named.current!.id}`);
  };
  const submit = async (filled: Values): Promise<void> => {
    await save(filled);
    const { mutationFn, onSuccess } = newsroomApi.submit.change(cache);
    await mutationFn(named.current!);
    await onSuccess();
    message.success(say('newsroom.submitted'));
    void navigate(`/ContentInfo?Id=${named.current!.id}`);
  };
  const isOpen = piece === undefined || piece.can.includes('save');
  return (
    <FormRenderer<Values>
      sections={sections}
      initial={initial}
      readOnly={!isOpen}
      // What is not there yet is begun by its writer, not by itself: a glance at an empty form leaves no draft.
      {...(piece && { onSave: save })}
      storedAs={`newsroom/${kind}/${piece?.id ?? ['new', ...(translates ? [translates, begun.language] : [])].join('/')}`}
      submitLabel={piece ? 'newsroom.submit' : 'newsroom.saveDraft'}
      onSubmit={piece ? submit : begin}
    >
      {piece && <WritingNotes piece={piece} />}
    </FormRenderer>
  );
};

const writtenOf = ({ title, summary, body, language, publishTime, withdrawTime }: NewsPiece) => ({
  ...{ title, summary, body, language, publishTime, withdrawTime },
});
/** What its ids are called, as controls look for it: `fileIdName` beside `fileId`. */
const namesBeside = ({ names }: NewsPiece) =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [`${field}Name`, name]));

/**
 * What is listed of any kind is written: a new one, the next version of one (`?Id=…`), or the translation of
 * one (`?Translates=…&Lang=en`), with a file of its own.
 */
const ListedEdit = () => {
  const say = useWords();
  const kind = kindAt(useLocation().pathname);
  const [asked] = useSearchParams();
  const id = asked.get('Id');
  const piece = useQuery({ ...newsroomApi.byId.query({ id: id ?? '' }), enabled: id !== null });
  const begun = {
    translates: asked.get('Translates'),
    language: languageOf(asked.get('Lang') ?? undefined) ?? 'zh',
  };
  // One page of the office writes every kind: without a name it is called by its kind.
  usePageTitle(piece.data?.title || say(`newsroom.list.${kind}`));
  if (piece.isError && !piece.data) return <NoRecord of={piece} />;
  return (
    <div className="page__body">
      <h1>{piece.data?.title || say(`newsroom.list.${kind}`)}</h1>
      {id === null || (piece.isFetchedAfterMount && piece.data) ? (
        <ListedForm key={id} kind={kind} piece={piece.data} begun={begun} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
};
export default ListedEdit;
