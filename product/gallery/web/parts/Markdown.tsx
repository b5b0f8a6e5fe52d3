import Reader from 'react-markdown';
import tables from 'remark-gfm';
import { useWords } from '#shell/words/say';

/** Pictures would be asked for elsewhere; HTML in the text is shown as what it is. */
const leftOut = ['img'];

/** Markdown as it is read. Built as elements, never as HTML. */
export const Markdown = ({ text }: { readonly text: string }) => {
  const say = useWords();
  if (text.trim() === '') return <p className="faint">{say('galleryWriting.markdown.none')}</p>;
  return (
    <Reader remarkPlugins={[tables]} disallowedElements={leftOut}>
      {text}
    </Reader>
  );
};
