import { lineChanges } from './line-changes';
import './prose.css';

/** Only the lines that are not the same in two texts: what went, and what came. */
export const ChangedLines = ({ before, now }: { readonly before: string; readonly now: string }) => (
  <div className="news-changes">
    {lineChanges(before, now)
      .filter(({ kind }) => kind !== 'same')
      .map(({ kind, line }, at) =>
        kind === 'added' ? <ins key={at}>{line}</ins> : <del key={at}>{line}</del>,
      )}
  </div>
);
