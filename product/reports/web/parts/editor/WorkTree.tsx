import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Handle } from '#shell/parts/Handle';
import { useWords } from '#shell/words/say';
import type { WorkItem } from '#product/levels/tables';
import { moved, placeBy, workTree, type WorkNode, type WorkPlace } from '#product/levels/work-tree';
import type { OutlineProps } from './TableEditor';
import { CarriedLevel } from '../tables/maturity';

/** What a row is held over: the place of another one, or beneath it. */
const overOf = (place: string | undefined): WorkPlace | null => {
  const [by, at] = place?.split(' ') ?? [];
  return (by === 'place' || by === 'beneath') && at !== undefined ? { by, at: Number(at) } : null;
};

/**
 * The work breakdown as a tree: put in order and nested by dragging or by the arrow keys, each item with its weight, the level
 * that its evidence carries and how much of it there is. The item that is chosen is written below.
 */
export const WorkTree = ({ rows, onChange, at: chosen, onAt, assessed }: OutlineProps<WorkItem>) => {
  const say = useWords();
  const [held, setHeld] = useState<{ readonly at: number; readonly over: WorkPlace | null } | null>(null);
  const [announced, setAnnounced] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  const put = (at: number, to: WorkPlace | null): void => {
    const result = to && moved(rows, at, to);
    const { name } = rows[at]!;
    if (!result) return setAnnounced(to ? say('reportDesk.cannotGo', { name }) : '');
    onChange(result.rows);
    const now = result.rows.findIndex(({ code }) => code === result.code);
    onAt(now);
    // The hand stays on what it moved.
    requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>(`[data-place='place ${now}'] .handle`)?.focus(),
    );
    setAnnounced(say('reportDesk.movedTo', { name, code: result.code }));
  };
  const drop = (): void => {
    if (held?.over) put(held.at, held.over);
    setHeld(null);
  };
  const lookOf = (at: number): string => {
    const isTarget = held?.over?.by === 'place' && held.over.at === at && held.at !== at;
    return `work-tree__line${at === chosen ? ' work-tree__line--chosen' : ''}${isTarget ? ' work-tree__line--target' : ''}${held?.at === at ? ' work-tree__line--held' : ''}`;
  };
  const draw = ({ at, below }: WorkNode) => {
    const { code, name, weight, isKey, evidenceIds } = rows[at]!;
    const title = `${code} ${name}`;
    return (
      <li key={at}>
        <div className={lookOf(at)} data-place={`place ${at}`}>
          <Handle
            name={say('reportDesk.moveItem', { name: title })}
            hint={say('reportDesk.moveItemHow')}
            onMove={(by) => put(at, placeBy(rows, at, by < 0 ? 'up' : 'down'))}
            onNest={(by) => put(at, placeBy(rows, at, by < 0 ? 'out' : 'in'))}
            onDrag={(over) => setHeld({ at, over: overOf(over) })}
            onDrop={drop}
          />
          <Button
            type="text"
            size="small"
            className="work-tree__name"
            aria-current={at === chosen || undefined}
            onClick={() => onAt(at)}
          >
            <span className="work-tree__code">{code}</span> {name || say('reportDesk.unnamed')}
          </Button>
          {below.length === 0 && (
            <span className="work-tree__facts">
              {isKey && <b>{say('materialScreens.isKey')}</b>}
              <span>{weight}%</span>
              <span>{say('reportDesk.evidenceCount', { count: evidenceIds.length })}</span>
              <CarriedLevel code={code} assessed={assessed} />
            </span>
          )}
          {held && held.at !== at && (
            <span
              className={
                held.over?.by === 'beneath' && held.over.at === at
                  ? 'work-tree__beneath work-tree__beneath--target'
                  : 'work-tree__beneath'
              }
              data-place={`beneath ${at}`}
            >
              {say('reportDesk.putBeneath')}
            </span>
          )}
        </div>
        {below.length > 0 && <ul>{below.map(draw)}</ul>}
      </li>
    );
  };
  return (
    <>
      <ul ref={tree} className="work-tree" aria-label={say('reports.sectionWorkBreakdown')}>
        {workTree(rows).map(draw)}
      </ul>
      <span className="aside" role="status">
        {announced}
      </span>
    </>
  );
};
