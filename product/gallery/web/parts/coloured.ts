/** A piece of code and what it is; all pieces in their order are the code. */
interface Piece {
  readonly kind: 'plain' | 'comment' | 'text' | 'word';
  readonly text: string;
}

const words =
  'as|async|await|case|const|default|else|export|extends|false|for|from|function|if|import|in|interface|let|new|null|of|return|satisfies|switch|throw|true|type|typeof|undefined|void|while';
const found = new RegExp(
  `(?<comment>/\\*[\\s\\S]*?\\*/|//[^\\n]*)|(?<text>'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)|\\b(?<word>${words})\\b`,
  'g',
);

/** Code in pieces: comments, texts, words of the language, and the rest. Good enough to read by; it parses nothing. */
export const coloured = (code: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let read = 0;
  for (const match of code.matchAll(found)) {
    if (match.index > read) pieces.push({ kind: 'plain', text: code.slice(read, match.index) });
    const kind = (['comment', 'text', 'word'] as const).find((each) => match.groups?.[each] !== undefined)!;
    pieces.push({ kind, text: match[0] });
    read = match.index + match[0].length;
  }
  if (read < code.length) pieces.push({ kind: 'plain', text: code.slice(read) });
  return pieces;
};
