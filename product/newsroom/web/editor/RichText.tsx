import type { ChainedCommands } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Language } from '#contract/words';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';
import '../parts/prose.css';
import { bodyFrom } from '../parts/stored-body';
import './editor.css';
import { LinkDialog } from './LinkDialog';
import { pasting, type LeftOut } from './paste';
import { DrawnFile } from './File';
import { DrawnPicture, TextLanguage } from './Picture';
import { bodyExtensions } from './schema';
import { storing } from './storing';
import { Toolbar } from './Toolbar';
import { fileTool, linkTool, pictureTool } from './tools';

const ChooseFile = lazy(async () => ({ default: (await import('./ChooseFile')).ChooseFile }));
const ChoosePicture = lazy(async () => ({ default: (await import('#product/media/web')).ChoosePicture }));

/** Holds what was drawn last for what was made once. */
const latest = <Value,>(first: Value) => {
  let held = first;
  return {
    get: () => held,
    set: (next: Value): void => {
      held = next;
    },
  };
};

interface RichTextProps {
  readonly id: string | undefined;
  /** The text as it stands when the editor comes; what is written from then on it gives by `onChange`. */
  readonly json: string;
  readonly language: Language;
  readonly disabled: boolean;
  readonly onChange: (json: string) => void;
}

/** Where a text is written as it will be read: what it may be made of and nothing else. */
export const RichText = ({ id, json, language, disabled, onChange }: RichTextProps) => {
  const say = useWords();
  const own = useId();
  const name = id ?? own;
  const [asking, setAsking] = useState<string>();
  const toolbar = useRef<HTMLDivElement>(null);
  const leftOut = (what: LeftOut, count = 0): void =>
    message.warning(say(`newsroom.leftOut.${what}`, { count }));
  // The editor is made once; what it tells goes to what the page has drawn last.
  const [now] = useState(() => latest({ onChange, leftOut }));
  useEffect(() => now.set({ onChange, leftOut }));
  const [extensions] = useState(() => [
    ...bodyExtensions(DrawnPicture, DrawnFile),
    pasting((what, count) => now.get().leftOut(what, count)),
    storing({
      body: bodyFrom(json),
      onChange: (text) => now.get().onChange(text),
      onTooLong: () => now.get().leftOut('tooLong'),
    }),
  ]);
  const label = say('newsroom.body');
  // Other ones than before make the editor draw itself anew, in the middle of what is typed.
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...{ id: name, role: 'textbox', lang: language, class: 'news-prose' },
        ...{ 'aria-multiline': 'true', 'aria-label': label },
      },
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        const withControl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
        if (withControl && event.key === 'k') setAsking(linkTool);
        else if (event.altKey && event.key === 'F10')
          toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        else return false;
        // Elsewhere the same keys search.
        event.stopPropagation();
        event.preventDefault();
        return true;
      },
    }),
    [name, language, label],
  );
  // Its styles stand in a file of ours (security WB-04).
  const editor = useEditor({ extensions, editorProps, injectCSS: false, editable: !disabled });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  /** Goes on where one was before a dialog was asked, once it has given the focus back, and does what was answered. */
  const answered = (does?: (chain: ChainedCommands) => ChainedCommands): void => {
    const place = editor.state.selection.getBookmark();
    setAsking(undefined);
    requestAnimationFrame(() => {
      const chain = editor
        .chain()
        .command(({ tr }) => {
          tr.setSelection(place.resolve(tr.doc));
          return true;
        })
        .focus();
      (does?.(chain) ?? chain).run();
    });
  };
  /** Puts it where one was; behind what is chosen as a whole, which would be gone otherwise. */
  const put = (node: { readonly type: string; readonly attrs: object }): void => {
    const { selection } = editor.state;
    const place = selection instanceof NodeSelection ? selection.to : selection;
    answered((chain) => chain.insertContentAt(place, node));
  };
  const link = (href: string, words: string): void => {
    const isNew = editor.state.selection.empty && !editor.isActive('link');
    answered((chain) => {
      if (!href) return chain.extendMarkRange('link').unsetMark('link');
      if (!isNew) return chain.extendMarkRange('link').setMark('link', { href });
      return chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    });
  };
  return (
    <TextLanguage value={language}>
      <div className={disabled ? 'rich-text rich-text--read' : 'rich-text'}>
        {!disabled && (
          <Toolbar
            ref={toolbar}
            editor={editor}
            of={name}
            onAsk={(tool) => {
              const isAsked = [linkTool, pictureTool, fileTool].includes(tool);
              if (isAsked) setAsking(tool);
              return isAsked;
            }}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      {asking === linkTool && (
        <LinkDialog
          address={String(editor.getAttributes('link')['href'] ?? '')}
          asksWords={editor.state.selection.empty && !editor.isActive('link')}
          onClose={() => answered()}
          onLink={link}
        />
      )}
      {asking === pictureTool && (
        <Suspense fallback={null}>
          <ChoosePicture
            language={language}
            onClose={() => answered()}
            onChoose={({ number }) => put({ type: 'picture', attrs: { number } })}
          />
        </Suspense>
      )}
      {asking === fileTool && (
        <Suspense fallback={null}>
          <ChooseFile
            language={language}
            onClose={() => answered()}
            onChoose={(attrs) => put({ type: 'file', attrs })}
          />
        </Suspense>
      )}
    </TextLanguage>
  );
};
