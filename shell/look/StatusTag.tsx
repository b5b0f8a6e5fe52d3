import type { ReactNode } from 'react';
import { statusLooks, type Status, type StatusIcon } from './tokens';

/** Strokes on a field of 16 × 16, for screen and PDF alike. */
export const statusIconPaths: Readonly<Record<StatusIcon, string>> = {
  pencil: 'M3 13l.6-2.8L10.8 3 13 5.2 5.8 12.4 3 13z',
  clock: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 5v3.2l2.2 1.4',
  shield: 'M8 2.2l5 1.8v3.6c0 3-2 5.2-5 6.2-3-1-5-3.2-5-6.2V4l5-1.8z',
  check: 'M3 8.6l3.2 3.2L13 4.8',
  back: 'M6.4 3.4L3 6.8l3.4 3.4M3.2 6.8h6a3.3 3.3 0 0 1 0 6.6H7',
  cross: 'M4 4l8 8M12 4l-8 8',
  minus: 'M3.5 8h9',
};

/** A status in colour, icon and word. The word says it; icon and colour only help. */
export const StatusTag = ({
  status,
  children,
}: {
  readonly status: Status;
  readonly children: ReactNode;
}) => (
  <span className={`status status--${status}`}>
    <svg className="status__icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={statusIconPaths[statusLooks[status].icon]} />
    </svg>
    <span>{children}</span>
  </span>
);
