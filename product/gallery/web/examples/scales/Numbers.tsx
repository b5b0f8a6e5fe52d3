import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Counted } from '#shell/frame/Counted';
import { useWords } from '#shell/words/say';

/** A sign with the number of what it stands for: nothing where there is none, «99+» beyond. Who listens hears it from the button. */
const Numbers = () => {
  const say = useWords();
  return (
    <div className="specimen__tools">
      {[0, 7, 120].map((count) => (
        <Button
          key={count}
          type="text"
          aria-label={say('galleryShowing.scale.unread', { count })}
          icon={
            <Counted count={count}>
              <BellOutlined />
            </Counted>
          }
        />
      ))}
    </div>
  );
};
export default Numbers;
