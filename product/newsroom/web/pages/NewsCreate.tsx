import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { languageOf } from '#contract/words';
import { FormRenderer } from '#shell/form/FormRenderer';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import { PageAwaited } from '#shell/pages/PageAwaited';
import type { NewsKind } from '../../news';
import { newsroomApi } from '../calls';
import { editSections, newSections, type NewsValues } from '../parts/news-form';

const blank: NewsValues = {
  kind: 'news',
  language: 'zh',
  ...{ title: '', source: '', author: '', summary: '' },
  body: '{"type":"doc","content":[]}',
  ...{ publishTime: null, withdrawTime: null },
  ...{ coverId: null, attachmentIds: [] },
};

/** Begins a piece, or the translation of one (`?Translates=…&Lang=en`). */
const NewsCreate = () => {
  const say = useWords();
  const [asked] = useSearchParams();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const translates = asked.get('Translates');
  const original = useQuery({
    ...newsroomApi.byId.query({ id: translates ?? '' }),
    enabled: translates !== null,
  });
  const language = languageOf(asked.get('Lang') ?? undefined) ?? 'zh';
  const first: NewsValues = original.data
    ? { ...blank, language, kind: original.data.kind as NewsKind, source: original.data.source }
    : blank;
  const begin = async (values: NewsValues): Promise<void> => {
    const { mutationFn, onSuccess } = newsroomApi.add.change(cache);
    const { id } = await mutationFn({ ...first, ...values, translates });
    await onSuccess();
    message.success(say('newsroom.begun'));
    void navigate(`/NewsEdit?Id=${id}`);
  };
  if (translates !== null && !original.data) return <PageAwaited of={original} />;
  return (
    <div className="page__body">
      <h1>{say('newsroom.write')}</h1>
      <FormRenderer<NewsValues>
        sections={original.data ? editSections : newSections}
        initial={first}
        storedAs={`newsroom/new/${translates ?? ''}/${language}`}
        submitLabel="newsroom.saveDraft"
        onSubmit={begin}
      >
        {original.data && (
          <Alert
            type="info"
            showIcon
            className="gap-below"
            title={say('newsroom.translationOf', { name: original.data.title })}
          />
        )}
      </FormRenderer>
    </div>
  );
};
export default NewsCreate;
