import { Extension, type Content } from '@tiptap/core';
import type { Node as EditorNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { fits } from '../../body-limits';
import type { Body } from '../../body-tree';
import { openedBody, type OpenedBody } from './tree';

interface StoringOptions {
  /** What stands in the editor when it comes. */
  readonly body: Body;
  /** Gets what was written, as it travels. */
  readonly onChange: (json: string) => void;
  readonly onTooLong: () => void;
}

/** Opens a stored text in the editor, and lets nothing come of it that could not be stored. */
export const storing = ({ body, onChange, onTooLong }: StoringOptions) => {
  let opened: OpenedBody;
  let last: string;
  const texts = new WeakMap<EditorNode, string>();
  const textOf = (doc: EditorNode): string => {
    const text = texts.get(doc) ?? JSON.stringify(opened.written(doc));
    texts.set(doc, text);
    return text;
  };
  return Extension.create({
    name: 'storing',
    onBeforeCreate() {
      opened = openedBody(body, this.editor.schema);
      last = textOf(opened.doc);
      // A document itself is taken as it is; the library's type does not say so.
      this.editor.options.content = opened.doc as unknown as Content;
    },
    onUpdate() {
      const text = textOf(this.editor.state.doc);
      // The place that the editor keeps at the end is no change.
      if (text === last) return;
      last = text;
      onChange(text);
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: ({ docChanged, doc }, state) => {
          if (!docChanged) return true;
          doc.check();
          const text = textOf(doc);
          // What is too long already may become shorter.
          if (fits(opened.written(doc), text) || text.length < textOf(state.doc).length) return true;
          onTooLong();
          return false;
        },
      }),
    ],
  });
};
