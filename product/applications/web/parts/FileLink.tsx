import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '#shell/words/say';
import { openFile } from '#product/files/web';

/** Opens a file that stands with a record, under its name where it has one. */
export const FileLink = ({
  id,
  name,
}: {
  readonly id: string | null | undefined;
  readonly name?: string;
}) => {
  const say = useWords();
  if (!id) return '/';
  return (
    <Button type="link" icon={<EyeOutlined />} onClick={() => void openFile(id)}>
      {name || say('applicationScreens.file')}
    </Button>
  );
};
