import { ApartmentOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer, Input, Tree } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageName } from '../frame/page';
import { useNarrow } from '../frame/useNarrow';
import { usePreference } from '../state/usePreference';
import { useWords } from '../words/say';
import { above, grown, keysOf, narrowed } from './branches';
import './tree-aside.css';
import type { Branch } from './types';
import { useFinds } from '../form/useFound';

interface TreeProps {
  readonly label: string;
  readonly branches: readonly Branch[];
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** The tree beside a list: folded to a strip on demand, which the person's other machines know too; a drawer below 1024 px. */
export const TreeAside = (props: TreeProps) => {
  const { label, branches, value, onChoose } = props;
  const say = useWords();
  const narrow = useNarrow();
  const [drawer, setDrawer] = useState(false);
  const [stored, keep] = usePreference(`list.${usePageName()}.tree`);
  const folded = stored === 'folded';
  if (narrow) {
    const chosen = branches.find(({ id }) => id === value)?.name;
    return (
      <>
        <Button
          className="tree-aside__open"
          icon={<ApartmentOutlined />}
          aria-expanded={drawer}
          onClick={() => setDrawer(true)}
        >
          <span>{say('shell.labelled', { label, text: chosen ?? say('shell.all') })}</span>
        </Button>
        <Drawer open={drawer} onClose={() => setDrawer(false)} placement="left" size={320} title={label}>
          <SearchedTree
            {...props}
            onChoose={(id) => {
              setDrawer(false);
              onChoose(id);
            }}
          />
        </Drawer>
      </>
    );
  }
  const turn = say(folded ? 'shell.unfoldTree' : 'shell.foldTree', { label });
  return (
    <aside className={`tree-aside card${folded ? ' tree-aside--folded' : ''}`} aria-label={label}>
      <div className="tree-aside__head">
        {!folded && <h2>{label}</h2>}
        <Button
          type="text"
          size="small"
          aria-label={turn}
          title={turn}
          aria-expanded={!folded}
          icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          onClick={() => keep(folded ? null : 'folded')}
        />
      </div>
      {!folded && <SearchedTree {...props} />}
    </aside>
  );
};

/** As many roots are opened by themselves as fit on a screen. */
const fewRoots = 12;

const SearchedTree = ({ label, branches, value, onChoose }: TreeProps) => {
  const say = useWords();
  const [keyword, setKeyword] = useState('');
  const boughs = useMemo(() => grown(branches), [branches]);
  const [turned, setTurned] = useState<readonly string[]>();
  const { place, height } = useHeight();
  const wanted = keyword.trim();
  const finds = useFinds();
  const shown = useMemo(
    () => (wanted === '' ? boughs : narrowed(boughs, (title) => finds(title, wanted))),
    [boughs, wanted, finds],
  );
  // What the page was opened with: choosing a branch later opens nothing by itself.
  const [chosen] = useState(value);
  const atFirst = useMemo(
    () => [...above(branches, chosen), ...(boughs.length <= fewRoots ? boughs.map(({ key }) => key) : [])],
    [branches, boughs, chosen],
  );
  const everything = { key: '', title: say('shell.all'), children: [] };
  return (
    <>
      <Input
        allowClear
        className="tree-aside__search"
        aria-label={say('shell.searchTree', { label })}
        placeholder={say('shell.query')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <div className="tree-aside__tree" ref={place}>
        {shown.length === 0 && wanted !== '' ? (
          <p className="faint">{say('shell.nothingInTree')}</p>
        ) : (
          <Tree
            blockNode
            virtual
            height={height}
            aria-label={label}
            treeData={(wanted === '' ? [everything, ...shown] : shown) as never}
            selectedKeys={[value]}
            onSelect={(_, { node }) => onChoose(String(node.key))}
            expandedKeys={[...(wanted === '' ? (turned ?? atFirst) : keysOf(shown))]}
            onExpand={(keys) => wanted === '' && setTurned(keys.map(String))}
          />
        )}
      </div>
    </>
  );
};

/** How high the tree may be: of ten thousand organisations it draws those that are in view. */
const useHeight = () => {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(320);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setHeight(Math.max(120, element.clientHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, height };
};
