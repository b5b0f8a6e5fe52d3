import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '#shell/words/say';

/** One primary button at most; others plain, what cannot be undone in red, and an icon only where it has a name. */
const Roles = () => {
  const say = useWords();
  return (['large', 'middle', 'small'] as const).map((size) => (
    <div key={size} className="specimen__tools">
      <Button size={size} type="primary">
        {say('galleryControls.buttons.submit')}
      </Button>
      <Button size={size}>{say('shell.saveDraft')}</Button>
      <Button size={size} danger>
        {say('galleryControls.buttons.withdraw')}
      </Button>
      <Button size={size} type="link">
        {say('galleryControls.buttons.look')}
      </Button>
      <Button size={size} type="text" icon={<ReloadOutlined />} aria-label={say('shell.refresh')} />
    </div>
  ));
};
export default Roles;
