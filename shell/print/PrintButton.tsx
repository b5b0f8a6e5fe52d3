import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useWords } from '../words/say';
import { usePrinting } from './printing';

/** Takes the marked element around it along as a PDF; nothing where none is marked. `small` among tools that are icons. */
export const PrintButton = ({
  small = false,
  disabled = false,
}: {
  readonly small?: boolean;
  readonly disabled?: boolean;
}) => {
  const say = useWords();
  const printing = usePrinting();
  if (printing?.on !== 'screen') return null;
  const name = say('shell.exportPdf');
  const shared = { icon: <FilePdfOutlined />, disabled, loading: printing.busy, onClick: printing.print };
  return small ? (
    <Tooltip title={say('shell.exportPdfNote')} mouseEnterDelay={0.5}>
      <Button type="text" aria-label={name} {...shared} />
    </Tooltip>
  ) : (
    <Button {...shared}>{name}</Button>
  );
};
