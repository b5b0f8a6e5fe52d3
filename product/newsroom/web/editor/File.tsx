import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import { FileInText } from '../parts/FileInText';
import { File } from './schema';

const FileWhereOneWrites = ({ node, selected }: ReactNodeViewProps) => (
  <NodeViewWrapper
    className={selected ? 'rich-text__picture rich-text__picture--chosen' : 'rich-text__picture'}
    data-drag-handle=""
  >
    <FileInText name={String(node.attrs['name'])} />
  </NodeViewWrapper>
);

/** A file of the library where one writes. */
export const DrawnFile = File.extend({
  addNodeView: () => ReactNodeViewRenderer(FileWhereOneWrites),
});
