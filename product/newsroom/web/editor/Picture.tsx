import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { Input } from 'antd';
import { createContext, lazy, Suspense, useContext } from 'react';
import type { Language } from '#contract/words';
import { useWords } from '#shell/words/say';
import { Picture } from './schema';

const LibraryPicture = lazy(async () => ({ default: (await import('#product/media/web')).LibraryPicture }));

/** The language of the text that is written. */
export const TextLanguage = createContext<Language>('zh');

/** A picture with its caption, which is written beneath it. */
const PictureInText = ({ node, editor, updateAttributes, selected }: ReactNodeViewProps) => {
  const say = useWords();
  const language = useContext(TextLanguage);
  const { number, caption } = node.attrs as { readonly number: number; readonly caption: string };
  return (
    <NodeViewWrapper
      as="figure"
      className={selected ? 'rich-text__picture rich-text__picture--chosen' : 'rich-text__picture'}
    >
      <div data-drag-handle>
        <Suspense fallback={null}>
          <LibraryPicture number={number} language={language} />
        </Suspense>
      </div>
      {editor.isEditable ? (
        <Input
          size="small"
          aria-label={say('newsroom.caption')}
          placeholder={say('newsroom.caption')}
          value={caption}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
      ) : (
        caption && <figcaption>{caption}</figcaption>
      )}
    </NodeViewWrapper>
  );
};

/** A picture of the library where one writes. */
export const DrawnPicture = Picture.extend({
  addNodeView: () => ReactNodeViewRenderer(PictureInText),
});
