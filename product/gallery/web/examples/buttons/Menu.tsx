import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { DropMenu } from '#shell/parts/DropMenu';
import { useWords } from '#shell/words/say';

const kinds = ['pdf', 'xlsx', 'docx'];

/** Several ways to do one thing: a menu that takes the focus and gives it back to its button. */
const Menu = () => {
  const say = useWords();
  const [chosen, setChosen] = useState('');
  return (
    <div className="specimen__tools">
      <DropMenu
        menu={{
          items: kinds.map((key) => ({ key, label: say('galleryControls.buttons.as', { kind: key }) })),
          onClick: ({ key }) => setChosen(key),
        }}
      >
        <Button>
          {say('galleryControls.buttons.take')} <DownOutlined />
        </Button>
      </DropMenu>
      <span role="status">{chosen && say('galleryControls.buttons.taken', { kind: chosen })}</span>
    </div>
  );
};
export default Menu;
