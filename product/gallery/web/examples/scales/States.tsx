import { StatusTag } from '#shell/look/StatusTag';
import { statusLooks, type Status } from '#shell/look/tokens';
import { useWords } from '#shell/words/say';

const states = Object.keys(statusLooks) as Status[];

/** Every state by its word, its sign and its colour: two of them are enough for those who see no colours. */
const States = () => {
  const say = useWords();
  return (
    <div className="specimen__tools">
      {states.map((status) => (
        <StatusTag key={status} status={status}>
          {say(`galleryShowing.state.${status}`)}
        </StatusTag>
      ))}
    </div>
  );
};
export default States;
