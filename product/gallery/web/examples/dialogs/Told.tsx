import { Button } from 'antd';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';

const kinds = ['success', 'info', 'warning', 'error'] as const;

/** What is said over the page for five seconds, three at a time; nothing that one must act on is said only there. */
const Told = () => {
  const say = useWords();
  return (
    <div className="specimen__tools">
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => message[kind](say(`galleryShowing.dialogs.told.${kind}`))}>
          {say(`galleryShowing.dialogs.tell.${kind}`)}
        </Button>
      ))}
    </div>
  );
};
export default Told;
