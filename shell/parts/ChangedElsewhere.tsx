import { Alert, Button, Space } from 'antd';
import { useWords } from '../words/say';

/** The server's number for a record that somebody changed after it was read (domain §4.5). */
export const changedMeanwhile = 2003;

/** Two versions of one record: the person decides, and nothing typed is lost before that. */
export const ChangedElsewhere = ({
  onKeepMine,
  onTakeTheirs,
}: {
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => {
  const say = useWords();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={say('shell.changedElsewhere')}
      description={
        <Space wrap>
          <Button size="small" type="primary" onClick={onKeepMine}>
            {say('shell.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {say('shell.takeTheirs')}
          </Button>
        </Space>
      }
    />
  );
};
