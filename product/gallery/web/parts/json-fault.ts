import { json } from '@codemirror/lang-json';

const { parser } = json().language;

/** The line, from 1, on which a text stops being JSON; undefined where it is JSON. */
export const faultIn = (text: string): number | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    let at = text.length;
    // What the runtime says of the place differs from one to the next; the editor's own reading does not.
    parser.parse(text).iterate({
      enter: (node) => {
        if (node.type.isError) at = Math.min(at, node.from);
      },
    });
    return text.slice(0, at).split('\n').length;
  }
};
