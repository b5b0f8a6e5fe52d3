import type { ReactNode } from 'react';
import type { Language } from '#contract/words';
import { cellStates } from '#shell/look/LevelScale';
import { StatusTag } from '#shell/look/StatusTag';
import type { Status } from '#shell/look/tokens';
import type { Site, Validity } from '../view-types';
import { speak } from './speak';
import { scales } from '#product/dictionaries/scales';

export const validityLooks: Record<Validity, Status> = {
  valid: 'passed',
  expiring: 'returned',
  expired: 'cancelled',
  revoked: 'rejected',
  superseded: 'cancelled',
};

/** What a report is worth today, in colour, icon and word. */
export const ValidityTag = ({
  validity,
  language,
}: {
  readonly validity: Validity;
  readonly language: Language;
}) => <StatusTag status={validityLooks[validity]}>{speak(language)(validity)}</StatusTag>;

/** What paper says where a link to a file leads: its whole address, unless a preview lends it to its reader for a while. */
export const onPaper = ({ origin, previewEnds }: Site, href: string) =>
  previewEnds ? {} : { 'data-address': origin + href };

/** A day, in figures that stand under each other. */
export const Day = ({ on }: { readonly on: string }) => (
  <time className="day" dateTime={on}>
    {on}
  </time>
);

/** Name and value, line by line; what has no value is left out. */
export const Facts = ({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {of
      .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name} className="facts__row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** An empty place that says what will stand there, or what to do: the cells of maturity, none reached. */
export const Empty = ({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty">
    <span className="scale__cells" aria-hidden="true">
      {cellStates(scales.maturity.most, null).map((state, at) => (
        <span key={at} className={`scale__cell scale__cell--${state}`} />
      ))}
    </span>
    <p>{children}</p>
    {action}
  </div>
);

/** The head of a section: its name, and the way to all of it. */
export const SectionHead = ({
  id,
  title,
  more,
}: {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly text: string; readonly href: string } | undefined;
}) => (
  <div className="section-head">
    <h2 id={id}>{title}</h2>
    {more && (
      <a className="section-head__more" href={more.href} aria-label={`${more.text} · ${title}`}>
        {more.text}
      </a>
    )}
  </div>
);

/** The head of a page: its one h1 and what it is for. */
export const PageHead = ({ title, lead }: { readonly title: string; readonly lead?: string | undefined }) => (
  <div className="page-head">
    <h1>{title}</h1>
    {lead && <p className="page-head__lead">{lead}</p>}
  </div>
);
