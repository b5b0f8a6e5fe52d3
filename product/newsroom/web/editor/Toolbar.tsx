import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useWords } from '#shell/words/say';
import { tableTools, tools, type Tool } from './tools';

interface ToolbarProps {
  readonly editor: Editor;
  readonly of: string;
  /** Does what opens a dialog; false for what the editor does by itself. */
  readonly onAsk: (tool: string) => boolean;
  readonly ref: Ref<HTMLDivElement>;
}

const step = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at + count - 1) % count, Home: 0, End: count - 1 })[key];

/** The editor's buttons: one of them is reached by Tab, the others from there by the arrow keys. */
export const Toolbar = ({ editor, of, onAsk, ref }: ToolbarProps) => {
  const say = useWords();
  const [current, setCurrent] = useState('undo');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      on: [...tools.flat(), ...tableTools].filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      off: [...tools.flat(), ...tableTools].filter(({ isOff }) => isOff?.(now)).map(({ name }) => name),
    }),
  });
  const groups = state.inTable ? [...tools, tableTools] : tools;
  const names = groups.flat().map(({ name }) => name);
  const reached = names.includes(current) ? current : names[0];
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const to = step(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const run = ({ name, run: does }: Tool): void => {
    if (state.off.includes(name) || onAsk(name)) return;
    // At once: the editor's own command waits for the next frame, and what is typed until then would be lost.
    editor.view.focus();
    does(editor.chain().focus(), editor).run();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      className="rich-text__tools"
      aria-label={say('newsroom.tools')}
      aria-controls={of}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]!.name} className="rich-text__group">
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              tabIndex={tool.name === reached ? 0 : -1}
              aria-label={say(tool.label)}
              title={tool.keys ? `${say(tool.label)} (${tool.keys})` : say(tool.label)}
              {...(tool.isOn && { 'aria-pressed': state.on.includes(tool.name) })}
              {...(state.off.includes(tool.name) && { 'aria-disabled': true })}
              onFocus={() => setCurrent(tool.name)}
              // What is chosen in the text stays chosen.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(tool)}
            >
              {tool.icon}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
