import { Button, Progress } from 'antd';
import { useCountdown } from '#shell/parts/useCountdown';
import { useWords } from '#shell/words/say';

const seconds = 10;

/** A button that may be pressed again after a while. */
const Resend = () => {
  const say = useWords();
  const [left, begin] = useCountdown();
  return (
    <Button disabled={left > 0} onClick={() => begin(seconds)}>
      {left > 0 ? say('galleryMoving.mixin.sendIn', { left }) : say('galleryMoving.mixin.send')}
    </Button>
  );
};

/** A place that is held for a while: another control, the same hook, a count of its own. */
const Held = () => {
  const say = useWords();
  const [left, begin] = useCountdown();
  return (
    <>
      <Button onClick={() => begin(seconds)}>{say('galleryMoving.mixin.hold')}</Button>
      <Progress
        percent={(left / seconds) * 100}
        format={() => say('galleryMoving.mixin.left', { left })}
        aria-label={say('galleryMoving.mixin.held')}
      />
    </>
  );
};

const Countdown = () => (
  <div className="stacked">
    <Resend />
    <Held />
  </div>
);
export default Countdown;
