/** What a file of a report is: the issued one, what its author or reviewers read before, what an expert reads. */
type FileKind = 'issued' | 'draft' | 'expertCopy';

/** What a file says of itself in its keywords, where it stays when the file is saved anew (decision 0109). */
export interface FileMark {
  readonly kind: FileKind;
  /** Of the issued file: the report's content hash. */
  readonly contentHash?: string | undefined;
  /** Of the issued file: what the number is salted with in receipts and lists. */
  readonly salt?: string | undefined;
}

/** The keywords of a file. */
export const keywordsOf = ({ kind, contentHash, salt }: FileMark): string[] => [
  `assay:${kind}`,
  ...(contentHash === undefined ? [] : [`content:${contentHash}`]),
  ...(salt === undefined ? [] : [`salt:${salt}`]),
];

/** The mark in the keywords of a file; undefined for a file that has none. */
export const markIn = (keywords: string): FileMark | undefined => {
  const kind = /\bassay:(issued|draft|expertCopy|working-copy)\b/.exec(keywords)?.[1];
  if (kind === undefined) return undefined;
  return {
    kind: kind === 'working-copy' ? 'draft' : (kind as FileKind),
    contentHash: /\bcontent:([0-9a-f]{64})\b/.exec(keywords)?.[1],
    salt: /\bsalt:([0-9a-f]{32})\b/.exec(keywords)?.[1],
  };
};
