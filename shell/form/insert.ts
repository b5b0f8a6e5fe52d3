import { flushSync } from 'react-dom';
/** A text with a piece in place of what is chosen in it, and where one goes on writing. */
export const inserted = (
  text: string,
  piece: string,
  from: number,
  to: number,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + piece + text.slice(to),
  caret: from + piece.length,
});

/** Puts a piece into a field at its caret, and the caret behind it once the text stands there; at its end where nobody has been in it. */
export const insertInto = (
  field: HTMLTextAreaElement | null | undefined,
  text: string,
  piece: string,
  onChange: (text: string) => void,
): void => {
  const { selectionStart: from, selectionEnd: to } = field ?? {
    selectionStart: text.length,
    selectionEnd: text.length,
  };
  const done = inserted(text, piece, from, to);
  // At once, so that what is typed next stands behind it.
  flushSync(() => onChange(done.text));
  field?.setSelectionRange(done.caret, done.caret);
  field?.focus();
  // A menu that closes gives the focus back to its button; the caret stays where it was.
  setTimeout(() => field?.focus());
};
