import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../../words/say';

interface GivenFileProps {
  readonly name: string;
  readonly onOpen: () => void;
  /** Left out where nothing can be changed. */
  readonly onRemove?: () => void;
}

/** A file that is there: its name opens it beside the page, as it is opened where the record is read. */
export const GivenFile = ({ name, onOpen, onRemove }: GivenFileProps) => {
  const say = useWords();
  return (
    <div className="given-file">
      {/* It is read where nothing can be changed, too: a form that is disabled would disable it. */}
      <Button type="link" disabled={false} icon={<EyeOutlined aria-hidden />} onClick={onOpen}>
        {name}
      </Button>
      {onRemove && (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`${say('shell.remove')} ${name}`}
          onClick={onRemove}
        />
      )}
    </div>
  );
};
