import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { lintGutter, linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef, useState } from 'react';
import { styleNonce } from '#shell/nonce';
import { useWords, type Say } from '#shell/words/say';
import './code-editor.css';
import { faultIn } from './json-fault';

/** Marks the line on which the text stops being JSON, once nobody has typed for a moment. */
const faults = (say: Say) =>
  linter(
    ({ state: { doc } }) => {
      const line = faultIn(doc.toString());
      if (line === undefined || doc.length === 0) return [];
      const { from, to } = doc.line(line);
      return [{ from, to, severity: 'error', message: say('galleryWriting.json.wrong', { line }) }];
    },
    { delay: 300 },
  );

const kinds = {
  json: (say: Say) => [json(), faults(say), lintGutter()],
  markdown: () => [markdown()],
};

interface CodeEditorProps {
  readonly id?: string;
  /** What it is called for whoever does not see it. */
  readonly label: string;
  readonly kind: keyof typeof kinds;
  /** The text as it stands when the editor comes; what is written from then on it gives by `onChange`. */
  readonly text: string;
  readonly onChange?: (text: string) => void;
  readonly readOnly?: boolean;
}

/** A text of code: lines with numbers, colours by meaning, faults at their place. The tabulator leaves it, as any field. */
export const CodeEditor = ({ id, label, kind, text, onChange, readOnly = false }: CodeEditorProps) => {
  const say = useWords();
  const host = useRef<HTMLDivElement>(null);
  // The editor is made once and keeps its text; what it tells goes to what was drawn last.
  const [first] = useState(text);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const view = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: first,
        extensions: [
          ...[minimalSetup, lineNumbers(), syntaxHighlighting(classHighlighter), EditorView.lineWrapping],
          EditorView.cspNonce.of(styleNonce ?? ''),
          EditorView.contentAttributes.of({
            ...{ 'aria-label': label, 'aria-multiline': 'true' },
            ...(id !== undefined && { id }),
            ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
          }),
          EditorState.readOnly.of(readOnly),
          EditorView.editable.of(!readOnly),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tell.current?.(update.state.doc.toString());
          }),
          ...kinds[kind](say),
        ],
      }),
    });
    return () => view.destroy();
  }, [first, id, kind, label, readOnly, say]);
  return <div ref={host} className="code-editor" />;
};
