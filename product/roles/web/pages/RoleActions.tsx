import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { PageAwaited } from '#shell/pages/PageAwaited';
import { usePage, useUnsaved } from '#shell/frame/page';
import { ofRecord, type OfRecord } from '#shell/pages/ofRecord';
import { useConfirm } from '#shell/parts/useConfirm';
import { useDo } from '#shell/client/useDo';
import { useWords, type Say } from '#shell/words/say';
import type { CheckedAction } from '../../action';
import { rolesApi } from '../calls';
import { SearchedTree, type TreeNode } from '../parts/SearchedTree';
import { SidebarPreview } from '../parts/SidebarPreview';
import { useRole } from '../parts/useRole';
import { WhatIf } from '../parts/WhatIf';

const nodeOf =
  (say: Say) =>
  ({ id, text, administers, children }: CheckedAction): TreeNode => {
    const kind = administers && say(`roles.kindName.${administers}`);
    return {
      key: id,
      title: kind ? (
        <>
          <span>{text}</span> <Tag>{kind}</Tag>
        </>
      ) : (
        text
      ),
      says: [text, kind].filter(Boolean).join(' '),
      children: children.map(nodeOf(say)),
    };
  };
const ticked = (nodes: readonly CheckedAction[]): string[] =>
  nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...ticked(node.children)]);
const below = (nodes: readonly CheckedAction[], id: string): string[] =>
  nodes.flatMap((node) =>
    node.id === id ? [id, ...ticked(everyOf(node.children))] : below(node.children, id),
  );
const everyOf = (nodes: readonly CheckedAction[]): CheckedAction[] =>
  nodes.map((node) => ({ ...node, checked: true, children: everyOf(node.children) }));
const pathTo = (nodes: readonly CheckedAction[], id: string): string[] =>
  nodes.flatMap((node) => {
    if (node.id === id) return [id];
    const rest = pathTo(node.children, id);
    return rest.length > 0 ? [node.id, ...rest] : [];
  });

/** What pages among these ask for besides their menu entries: ticked along. */
const needsOf = (nodes: readonly CheckedAction[], ids: readonly string[]): string[] =>
  nodes.flatMap(({ id, needId, children }) => [
    ...(needId && ids.includes(id) ? [needId] : []),
    ...needsOf(children, ids),
  ]);

/** What a role may do: a tree to tick, what the change would mean, and the sidebar that comes of it. */
const RoleActions = ({ id }: OfRecord) => {
  const say = useWords();
  const { title } = usePage();
  const { role, instead } = useRole(id, 'roles.actions');
  const confirm = useConfirm();
  const perform = useDo();
  const tree = useQuery({
    ...rolesApi.actionsOf.query({ roleId: role?.id ?? '' }),
    enabled: Boolean(role),
  });
  const storedTicks = useMemo(() => ticked(tree.data ?? []), [tree.data]);
  const [changed, setChanged] = useState<readonly string[]>();
  const now = changed ?? storedTicks;
  const [gained, lost] = [
    now.filter((id) => !storedTicks.includes(id)).length,
    storedTicks.filter((id) => !now.includes(id)).length,
  ];
  useUnsaved(gained + lost > 0);
  const groups = useMemo((): TreeNode[] => {
    const all = tree.data ?? [];
    const rights = all.filter(({ isMenu, children }) => !isMenu && children.length === 0);
    return [
      ...all.filter(({ isMenu }) => isMenu).map(nodeOf(say)),
      {
        key: 'rights',
        title: say('roles.rights'),
        says: say('roles.rights'),
        children: rights.map(nodeOf(say)),
      },
    ];
  }, [tree.data, say]);
  if (!role) return instead;
  if (!tree.data) return <PageAwaited of={tree} />;
  const mayGive = role.can.includes('give');
  const all = tree.data;
  const turn = (id: string, on: boolean): void => {
    const those =
      id === 'rights'
        ? all.filter(({ isMenu }) => !isMenu).flatMap((each) => below(all, each.id))
        : below(all, id);
    const next = on
      ? new Set([...now, ...those, ...needsOf(all, those), ...(id === 'rights' ? [] : pathTo(all, id))])
      : new Set(now.filter((each) => !those.includes(each)));
    setChanged([...next]);
  };
  const save = () =>
    confirm({
      title: 'roles.saveQuestion',
      values: { name: role.title, gained, lost },
      okText: 'roles.save',
      danger: lost > 0,
      run: async () => {
        if (await perform(rolesApi.give, { roleId: role.id, actionIds: [...now] }, 'roles.saved'))
          setChanged(undefined);
      },
    });
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{title}</h1>
      </header>
      {!mayGive && <Alert type="info" showIcon title={say('roles.own')} />}
      <div className="permissions">
        <section className="card">
          <h2>{say('roles.tree')}</h2>
          <p className="faint permissions__hint">{say('roles.kindHint')}</p>
          <SearchedTree
            nodes={groups}
            label={say('roles.tree')}
            checkable
            checkStrictly
            selectable={false}
            disabled={!mayGive}
            checkedKeys={[...now]}
            onCheck={(_, { node, checked }) => turn(String(node.key), checked)}
          />
        </section>
        <div className="permissions__aside">
          <section className="card">
            <h2>{say('roles.whatIf')}</h2>
            <WhatIf roleId={role.id} actionIds={now} />
          </section>
          <section className="card">
            <h2>{say('roles.preview')}</h2>
            <SidebarPreview roleId={role.id} actionIds={now} />
          </section>
        </div>
      </div>
      {mayGive && (
        <footer className="foot-bar">
          <Button type="primary" disabled={gained + lost === 0} onClick={save}>
            {say('roles.save')}
          </Button>
        </footer>
      )}
    </div>
  );
};
export default ofRecord(RoleActions);
