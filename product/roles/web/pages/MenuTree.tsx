import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { usePage } from '#shell/frame/page';
import { MenuIcon } from '#shell/frame/icons';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useConfirm } from '#shell/parts/useConfirm';
import { useLanguage, useWords } from '#shell/words/say';
import type { ActionNode } from '../../action';
import { rolesApi } from '../calls';
import { EntryForm, type Edited } from '../parts/EntryForm';
import { SearchedTree, type TreeNode } from '../parts/SearchedTree';
import { titleIn } from '../parts/titles';

const flat = (nodes: readonly ActionNode[]): ActionNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** The menu and the actions below it: names, places, order, and what each opens (RO2, MN1). */
const MenuTree = () => {
  const say = useWords();
  const language = useLanguage();
  const perform = useDo();
  const { title } = usePage();
  const tree = useQuery(rolesApi.tree.query({}));
  const [chosen, setChosen] = useState<string>();
  const [added, setAdded] = useState<Edited>();
  const [isUnsaved, setUnsaved] = useState(false);
  const confirm = useConfirm();
  /** Goes to another entry, after a question where something was typed. */
  const go = (there: () => void): void => {
    if (!isUnsaved) return there();
    confirm({
      title: 'shell.unsavedLeave',
      okText: 'shell.leaveAnyway',
      danger: true,
      run: () => Promise.resolve(there()),
    });
  };
  const all = useMemo(() => flat(tree.data ?? []), [tree.data]);
  const groups = useMemo((): TreeNode[] => {
    const nodeOf = (node: ActionNode): TreeNode => ({
      key: node.id,
      says: [node.text, node.textEn, node.textEs, node.url, node.actionKey].join(' '),
      title: (
        <>
          {node.isMenu && <MenuIcon name={node.icon} />} {titleIn(node, language)}
          {node.hidden && node.isMenu && <span className="faint"> · {say('roles.hidden')}</span>}
        </>
      ),
      children: node.children.map(nodeOf),
    });
    const roots = tree.data ?? [];
    return [
      ...roots.filter(({ isMenu }) => isMenu).map(nodeOf),
      {
        key: 'rights',
        title: say('roles.rights'),
        says: say('roles.rights'),
        children: roots.filter(({ isMenu }) => !isMenu).map(nodeOf),
      },
    ];
  }, [tree.data, language, say]);
  const entry = all.find(({ id }) => id === chosen);
  const edited = added ?? entry;
  const level = entry
    ? all.filter(({ parentId, isMenu }) => parentId === entry.parentId && isMenu === entry.isMenu)
    : [];
  const order = (ids: readonly string[]) => perform(rolesApi.sortActions, { ids: [...ids] }, 'roles.saved');
  const move = (by: 1 | -1) => {
    const ids = level.map(({ id }) => id);
    const at = ids.indexOf(entry!.id);
    const moved = ids.toSpliced(at, 1).toSpliced(at + by, 0, entry!.id);
    return order(moved);
  };
  const drop = (dragged: string, target: string, after: boolean): void => {
    const [what, where] = [dragged, target].map((id) => all.find((each) => each.id === id));
    if (!what || !where || what.parentId !== where.parentId || what.isMenu !== where.isMenu) return;
    const ids = all
      .filter(
        ({ parentId, isMenu, id }) => parentId === what.parentId && isMenu === what.isMenu && id !== what.id,
      )
      .map(({ id }) => id);
    void order(ids.toSpliced(ids.indexOf(where.id) + (after ? 1 : 0), 0, what.id));
  };
  const add = (parentId: string) => {
    const last = all.filter((each) => each.parentId === parentId && each.isMenu).at(-1);
    setAdded({ parentId, sort: (last?.sort ?? 0) + 10 });
  };
  const place = level.findIndex(({ id }) => id === entry?.id);
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{title}</h1>
        <div className="page__actions">
          <Button onClick={() => go(() => add(''))}>{say('roles.addSection')}</Button>
        </div>
      </header>
      <div className="permissions">
        <section className="card">
          {tree.data ? (
            <SearchedTree
              nodes={groups}
              label={say('roles.tree')}
              selectedKeys={chosen ? [chosen] : []}
              onSelect={(keys) =>
                go(() => {
                  setAdded(undefined);
                  setChosen(keys[0] === 'rights' ? undefined : (keys[0] as string | undefined));
                })
              }
              draggable={{ icon: false, nodeDraggable: ({ key }) => key !== 'rights' }}
              allowDrop={({ dropPosition }) => dropPosition !== 0}
              onDrop={({ dragNode, node, dropPosition, node: { pos } }) =>
                drop(String(dragNode.key), String(node.key), dropPosition > Number(pos.split('-').at(-1)))
              }
            />
          ) : (
            <PartAwaited of={tree} rows={8} />
          )}
        </section>
        <section className="card" aria-live="polite">
          {edited ? (
            <>
              {entry && !added && (
                <div className="searched-tree__tools">
                  <Button disabled={place <= 0} onClick={() => void move(-1)}>
                    {say('roles.moveUp')}
                  </Button>
                  <Button disabled={place === level.length - 1} onClick={() => void move(1)}>
                    {say('roles.moveDown')}
                  </Button>
                  {entry.isMenu && entry.parentId === '' && (
                    <Button onClick={() => go(() => add(entry.id))}>{say('roles.addBelow')}</Button>
                  )}
                </div>
              )}
              <EntryForm
                key={added ? `new ${added.parentId}` : `${entry!.id} ${entry!.rowVersion}`}
                edited={edited}
                sections={all
                  .filter(({ isMenu, parentId }) =>
                    added || entry?.isMenu ? isMenu && parentId === '' : isMenu,
                  )
                  .map((each) => ({ value: each.id, label: titleIn(each, language) }))}
                pages={[...new Set(all.map(({ comment }) => comment).filter(Boolean))].toSorted()}
                onUnsaved={setUnsaved}
                onSaved={(id) => {
                  setAdded(undefined);
                  setChosen(id);
                }}
              />
            </>
          ) : (
            <p className="faint">{say('roles.choose')}</p>
          )}
        </section>
      </div>
    </div>
  );
};
export default MenuTree;
