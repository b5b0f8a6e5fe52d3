import { EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { useWords } from '#shell/words/say';
import type { Article } from '#product/gallery/article';
import { galleryApi } from '../../calls';
import { writtenOf } from '../../parts/written';

interface TitleInPlaceProps {
  readonly article: Article;
  readonly disabled?: boolean;
}

/** A title that becomes a field: Enter saves it, Escape leaves it as it was. Who was slower than somebody else is told. */
export const TitleInPlace = ({ article, disabled = false }: TitleInPlaceProps) => {
  const say = useWords();
  const perform = useDo();
  const [typed, setTyped] = useState<string>();
  const save = async (): Promise<void> => {
    const saved = await perform(
      galleryApi.updateArticle,
      { ...writtenOf(article), title: typed ?? article.title },
      'galleryTable.inline.saved',
    );
    if (saved) setTyped(undefined);
  };
  if (typed === undefined)
    return (
      <span className="in-place">
        {article.title}
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          disabled={disabled}
          aria-label={say('galleryTable.inline.edit', { title: article.title })}
          onClick={() => setTyped(article.title)}
        />
      </span>
    );
  return (
    <span className="in-place">
      <Input
        autoFocus
        value={typed}
        aria-label={say('galleryArticle.title')}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void save()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
      />
      <Button type="primary" size="small" disabled={typed.trim() === ''} onClick={() => void save()}>
        {say('galleryTable.inline.save')}
      </Button>
      <Button size="small" onClick={() => setTyped(undefined)}>
        {say('shell.cancel')}
      </Button>
    </span>
  );
};
