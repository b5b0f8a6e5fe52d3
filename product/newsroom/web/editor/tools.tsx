import {
  BoldOutlined,
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InfoCircleOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LinkOutlined,
  MergeCellsOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PaperClipOutlined,
  PictureOutlined,
  RedoOutlined,
  SplitCellsOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { WordKey } from '#contract/words';

/** One button of the editor. */
export interface Tool {
  readonly name: string;
  readonly label: WordKey;
  readonly icon: ReactNode;
  /** Its shortcut, as a person reads it. */
  readonly keys?: string;
  /** Whether what it makes is there where the caret stands: only for what is turned on and off. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
  readonly run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
}

const headings = ([2, 3, 4] as const).map((level, at): Tool => ({
  name: `heading${level}`,
  label: `newsroom.tool.heading${at + 1}` as 'newsroom.tool.heading1',
  icon: <span className="rich-text__letter">H{at + 1}</span>,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }),
}));
const callouts = (['info', 'warning'] as const).map((tone): Tool => ({
  name: tone,
  label: tone === 'info' ? 'newsroom.tool.note' : 'newsroom.tool.warning',
  icon: tone === 'info' ? <InfoCircleOutlined /> : <WarningOutlined />,
  isOn: (editor) => editor.isActive('callout', { tone }),
  run: (chain, editor) =>
    editor.isActive('callout') && !editor.isActive('callout', { tone })
      ? chain.updateAttributes('callout', { tone })
      : chain.toggleWrap('callout', { tone }),
}));
const mark = (name: 'bold' | 'italic' | 'underline', icon: ReactNode): Tool => ({
  name,
  label: `newsroom.tool.${name}`,
  icon,
  keys: `Ctrl+${name[0]!.toUpperCase()}`,
  isOn: (editor) => editor.isActive(name),
  run: (chain) => chain.toggleMark(name),
});

/** What opens a dialog: the editor itself knows what it does. */
export const linkTool = 'link';
export const pictureTool = 'picture';
export const fileTool = 'file';
const asked = (name: string, label: WordKey, icon: ReactNode, more: Partial<Tool> = {}): Tool => ({
  name,
  label,
  icon,
  run: (chain) => chain,
  ...more,
});

/** The buttons that are always there, in groups. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      label: 'newsroom.tool.undo',
      icon: <UndoOutlined />,
      keys: 'Ctrl+Z',
      isOff: (editor) => !editor.can().undo(),
      run: (chain) => chain.undo(),
    },
    {
      name: 'redo',
      label: 'newsroom.tool.redo',
      icon: <RedoOutlined />,
      keys: 'Ctrl+Y',
      isOff: (editor) => !editor.can().redo(),
      run: (chain) => chain.redo(),
    },
  ],
  headings,
  [
    mark('bold', <BoldOutlined />),
    mark('italic', <ItalicOutlined />),
    mark('underline', <UnderlineOutlined />),
    asked(linkTool, 'newsroom.tool.link', <LinkOutlined />, {
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
    }),
  ],
  [
    {
      name: 'bulletList',
      label: 'newsroom.tool.list',
      icon: <UnorderedListOutlined />,
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      name: 'orderedList',
      label: 'newsroom.tool.numbered',
      icon: <OrderedListOutlined />,
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleList('orderedList', 'listItem'),
    },
    {
      name: 'blockquote',
      label: 'newsroom.tool.quote',
      icon: <span className="rich-text__quote">“</span>,
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    ...callouts,
  ],
  [
    {
      name: 'table',
      label: 'newsroom.tool.table',
      icon: <TableOutlined />,
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
    asked(pictureTool, 'newsroom.insertPicture', <PictureOutlined />),
    asked(fileTool, 'newsroom.tool.file', <PaperClipOutlined />),
    {
      name: 'rule',
      label: 'newsroom.tool.rule',
      icon: <MinusOutlined />,
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
];

/** The buttons that are there while the caret stands in a table. */
export const tableTools: readonly Tool[] = [
  { name: 'rowAbove', label: 'newsroom.tool.rowAbove', icon: <InsertRowAboveOutlined />, run: (chain) => chain.addRowBefore() },
  { name: 'rowBelow', label: 'newsroom.tool.rowBelow', icon: <InsertRowBelowOutlined />, run: (chain) => chain.addRowAfter() },
  { name: 'noRow', label: 'newsroom.tool.noRow', icon: <DeleteRowOutlined />, run: (chain) => chain.deleteRow() },
  { name: 'columnBefore', label: 'newsroom.tool.columnBefore', icon: <InsertRowLeftOutlined />, run: (chain) => chain.addColumnBefore() },
  { name: 'columnAfter', label: 'newsroom.tool.columnAfter', icon: <InsertRowRightOutlined />, run: (chain) => chain.addColumnAfter() },
  { name: 'noColumn', label: 'newsroom.tool.noColumn', icon: <DeleteColumnOutlined />, run: (chain) => chain.deleteColumn() },
  { name: 'merge', label: 'newsroom.tool.merge', icon: <MergeCellsOutlined />, isOff: (editor) => !editor.can().mergeCells(), run: (chain) => chain.mergeCells() },
  { name: 'split', label: 'newsroom.tool.split', icon: <SplitCellsOutlined />, isOff: (editor) => !editor.can().splitCell(), run: (chain) => chain.splitCell() },
  { name: 'header', label: 'newsroom.tool.header', icon: <span className="rich-text__letter">TH</span>, isOn: (editor) => editor.isActive('tableHeader'), run: (chain) => chain.toggleHeaderCell() },
  { name: 'noTable', label: 'newsroom.tool.noTable', icon: <DeleteOutlined />, run: (chain) => chain.deleteTable() },
]; // oxfmt-ignore
