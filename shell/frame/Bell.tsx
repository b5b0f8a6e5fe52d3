import { BellOutlined, LoadingOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { useState, type ComponentType } from 'react';
import { useOffice, type NoticePanelProps } from '../office';
import { showError } from '../state/failures';
import { note } from '../state/error-reports';
import { useWords } from '../words/say';
import { Counted } from './Counted';

/** How often an office at rest asks whether there is news. */
const everyMilliseconds = 30_000;

/** The notices: how many are unread, and the last of them behind the bell. */
export const Bell = () => {
  const say = useWords();
  const { notices } = useOffice();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<NoticePanelProps> }>();
  const { data: unread = 0 } = useQuery({
    queryKey: notices.queryKey,
    queryFn: notices.unread,
    // The office was opened with the number.
    staleTime: everyMilliseconds,
    refetchInterval: everyMilliseconds,
    meta: { quiet: true },
  });
  const turn = async (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted || panel) return;
    try {
      setPanel({ Panel: (await notices.load()).default });
    } catch (fault) {
      setOpen(false);
      note(fault, 'notices');
      showError(say('shell.networkError'));
    }
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={(wanted) => void turn(wanted)}
      content={panel ? <panel.Panel onGo={() => setOpen(false)} /> : <LoadingOutlined />}
    >
      <Button
        type="text"
        aria-label={unread > 0 ? say('shell.noticesUnread', { count: unread }) : say('shell.notices')}
        aria-expanded={open}
        icon={
          <Counted count={unread}>
            <BellOutlined />
          </Counted>
        }
      />
    </Popover>
  );
};
