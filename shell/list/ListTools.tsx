import {
  ColumnHeightOutlined,
  DownloadOutlined,
  FilePdfOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { DropMenu } from '../parts/DropMenu';
import { useOffice, type ListOfSearches } from '../office';
import { useWords } from '../words/say';
import type { ExportFormat } from './exports/exported';
import { densities, type Density, type Layout } from './columns/layout';
import type { Column } from './types';

const ColumnPanel = lazy(async () => ({ default: (await import('./columns/ColumnPanel')).ColumnPanel }));

export type ExportScope = 'page' | 'selection' | 'all';

interface ToolsProps {
  readonly columns: readonly Column<Record<string, unknown>>[];
  readonly layout: Layout;
  readonly onLayout: (changes: Partial<Layout>) => void;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly full: boolean;
  readonly onFull: () => void;
  readonly selected: number;
  readonly total: number;
  readonly onExport: (scope: ExportScope, format: ExportFormat) => Promise<void>;
  /** What of it is kept under a name, and how a search that was kept is taken up. */
  readonly searches: ListOfSearches;
}

/** What may be done with a list as a whole: saved queries, export, refresh, density, columns, full screen. */
export const ListTools = (props: ToolsProps) => {
  const { layout, onLayout, busy, onRefresh, full, onFull } = props;
  const say = useWords();
  const { savedSearches: SavedSearches } = useOffice();
  return (
    <div className="tools" role="toolbar" aria-label={say('shell.listTools')}>
      <Panel name={say('shell.savedQueries')} icon={<StarOutlined />}>
        {(close) => <SavedSearches {...props.searches} onDone={close} />}
      </Panel>
      <Exports {...props} name={say('shell.export')} format="xlsx" icon={<DownloadOutlined />} />
      <Exports {...props} name={say('shell.exportPdf')} format="pdf" icon={<FilePdfOutlined />} />
      <Tool name={say('shell.refresh')} icon={<ReloadOutlined spin={busy} />} onClick={onRefresh} />
      <Densities density={layout.density} onChange={(density) => onLayout({ density })} />
      <Panel name={say('shell.columns')} icon={<SettingOutlined />}>
        {() => <ColumnPanel columns={props.columns} layout={layout} onChange={onLayout} />}
      </Panel>
      <Tool
        name={say(full ? 'shell.leaveFullList' : 'shell.fullList')}
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onClick={onFull}
      />
    </div>
  );
};

interface ToolProps {
  readonly name: string;
  readonly icon: ReactElement;
}
const Tool = ({ name, icon, onClick }: ToolProps & { readonly onClick: () => void }) => (
  <Button type="text" aria-label={name} title={name} icon={icon} onClick={onClick} />
);

/** A panel whose code comes when it is first opened. */
const Panel = ({
  name,
  icon,
  children,
}: ToolProps & { readonly children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      classNames={{ root: 'list-panel' }}
      open={open}
      onOpenChange={setOpen}
      content={
        <div role="dialog" aria-label={name}>
          <Suspense fallback={<div className="panel__awaited" aria-busy="true" />}>
            {children(() => setOpen(false))}
          </Suspense>
        </div>
      }
    >
      <Button type="text" aria-label={name} aria-expanded={open} title={name} icon={icon} />
    </Popover>
  );
};

const Densities = ({
  density,
  onChange,
}: {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}) => {
  const say = useWords();
  return (
    <DropMenu
      menu={{
        selectable: true,
        selectedKeys: [density],
        items: densities.map((key) => ({ key, label: say(`shell.density_${key}`) })),
        onClick: ({ key }) => onChange(key as Density),
      }}
    >
      <Button
        type="text"
        aria-label={say('shell.density')}
        title={say('shell.density')}
        icon={<ColumnHeightOutlined />}
      />
    </DropMenu>
  );
};

interface ExportsProps extends ToolProps, Pick<ToolsProps, 'selected' | 'total' | 'onExport'> {
  readonly format: ExportFormat;
}
/** Which rows leave as one kind of file. */
const Exports = ({ name, icon, format, selected, total, onExport }: ExportsProps) => {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const start = async (scope: ExportScope): Promise<void> => {
    setBusy(true);
    await onExport(scope, format).finally(() => setBusy(false));
  };
  return (
    <DropMenu
      disabled={busy || total === 0}
      menu={{
        items: [
          { key: 'page', label: say('shell.exportPage') },
          {
            key: 'selection',
            label: say('shell.exportSelection', { count: selected }),
            disabled: selected === 0,
          },
          { key: 'all', label: say('shell.exportAll', { total }) },
        ],
        onClick: ({ key }) => void start(key as ExportScope),
      }}
    >
      <Button type="text" aria-label={name} title={name} loading={busy} icon={icon} />
    </DropMenu>
  );
};
