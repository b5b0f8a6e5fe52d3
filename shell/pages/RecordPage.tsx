import { Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';
import { Level } from '../dictionary/Level';
import { usePage, usePageTitle } from '../frame/page';
import { CaseFacts, type CaseStanding } from './CaseFacts';
import { Neighbours } from './Neighbours';
import { useAskedTab } from './useAskedTab';
import { StatusTag } from '../look/StatusTag';
import type { Status } from '../look/tokens';
import { PrintButton } from '../print/PrintButton';
import { ForeignTitle } from '../parts/ForeignTitle';
import { useOnPaper } from '../print/printing';
import { useWords } from '../words/say';
import './record.css';

export interface RecordTab {
  readonly key: string;
  readonly label: WordKey;
  readonly content: ReactNode;
  /** Stands beside the word: how many there are. */
  readonly count?: number;
}
export interface RecordProps extends CaseStanding {
  /** Nothing is drawn but its shape until the record is here. */
  readonly loading?: boolean;
  readonly name?: string | null;
  /** The name in English, for readers who do not read Chinese. */
  readonly english?: string | null;
  readonly status?: { readonly look: Status; readonly word: WordKey };
  readonly levels?: readonly {
    readonly dictionary: string;
    readonly label: WordKey;
    readonly reached: number | null | undefined;
  }[];
  readonly tabs: readonly RecordTab[];
  /** The timeline, related things: the right third. */
  readonly aside?: ReactNode;
  /** The record has official paper of its own: the page's unofficial copy steps back among the icons. */
  readonly hasOwnPaper?: boolean;
  /** The likely action, primary; then others. */
  readonly actions?: ReactNode;
  /** The dangerous action stands apart, on the left. */
  readonly danger?: ReactNode;
}

/** A record: head, tabs, two thirds of content beside its history, the actions always in view. */
export const RecordPage = (record: RecordProps) => {
  const say = useWords();
  const { title } = usePage();
  usePageTitle(record.name ?? undefined);
  const { tabs, aside, actions, danger, levels = [] } = record;
  const items = tabs.map(({ key, label, content, count }) => ({
    key,
    label: count === undefined ? say(label) : `${say(label)} ${count}`,
    children: content,
  }));
  return (
    <div className="page__body record">
      <header className="record__head card">
        <div className="page__head">
          <h1>
            <ForeignTitle title={record.name ?? title} english={record.english} />
          </h1>
          {record.status && <StatusTag status={record.status.look}>{say(record.status.word)}</StatusTag>}
          <div className="page__actions">
            <Neighbours />
            <PrintButton small={record.hasOwnPaper ?? false} disabled={record.loading ?? false} />
          </div>
        </div>
        <CaseFacts {...record} />
        {levels.length > 0 && (
          <div className="record__levels">
            {levels.map((level) => (
              <Level key={level.dictionary} {...level} size="line" />
            ))}
          </div>
        )}
      </header>
      <div className={aside ? 'record__body record__body--aside' : 'record__body'}>
        <div className="card record__content">
          {record.loading ? (
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          ) : (
            <RecordTabs items={items} />
          )}
        </div>
        {aside && <aside className="record__aside">{aside}</aside>}
      </div>
      {(actions ?? danger) && (
        <footer className="foot-bar record__foot">
          {danger}
          <span className="foot-bar__said" />
          {actions}
        </footer>
      )}
    </div>
  );
};

const RecordTabs = ({ items }: { readonly items: { key: string; label: string; children: ReactNode }[] }) => {
  const [chosen, choose] = useAskedTab('record.tab');
  const onPaper = useOnPaper();
  if (onPaper && items.length > 1)
    return items.map(({ key, label, children }) => (
      <section key={key} className="paper__section">
        <h2>{label}</h2>
        {children}
      </section>
    ));
  const shown = items.some(({ key }) => key === chosen) ? chosen : items[0]?.key;
  return items.length === 1 ? (
    items[0]!.children
  ) : (
    <Tabs className="record__tabs" items={items} {...(shown && { activeKey: shown })} onChange={choose} />
  );
};
