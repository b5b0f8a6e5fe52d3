import type { ReactNode } from 'react';
import { cellStates } from '../../look/LevelScale';

interface ErrorNoticeProps {
  readonly title: string;
  readonly text?: string;
  /** What one can do about it. */
  readonly children: ReactNode;
}

/** Instead of a page: what is the matter, and the way on. */
export const ErrorNotice = ({ title, text, children }: ErrorNoticeProps) => (
  <div className="empty empty--page">
    <span className="empty__scale" aria-hidden="true">
      {cellStates(7, 4).map((state, at) => (
        <span key={at} className={`scale__cell scale__cell--${state}`} />
      ))}
    </span>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    <div className="empty__actions">{children}</div>
  </div>
);
