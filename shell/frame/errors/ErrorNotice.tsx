import type { ReactNode } from 'react';
import { cellStates } from '../../look/LevelScale';

interface ErrorNoticeProps {
  readonly title: string;
  /** How deep the title stands on the page; 1 unless told. */
  readonly level?: 1 | 2;
  readonly text?: string;
  /** More about it, between what is said and what one can do. */
  readonly below?: ReactNode;
  /** What one can do about it. */
  readonly children: ReactNode;
}

/** Instead of a page, or of a part of it: what is the matter, and the way on. */
export const ErrorNotice = ({ title, level = 1, text, below, children }: ErrorNoticeProps) => {
  const Title = `h${level}` as const;
  return (
    <div className={level === 1 ? 'empty empty--page' : 'empty'}>
      <span className="empty__scale" aria-hidden="true">
        {cellStates(7, 4).map((state, at) => (
          <span key={at} className={`scale__cell scale__cell--${state}`} />
        ))}
      </span>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {below}
      <div className="empty__actions">{children}</div>
    </div>
  );
};
