import { Alert } from 'antd';
import { useWords } from '#shell/words/say';
import type { NewsPiece } from '../../news';
import { AlsoWriting } from './AlsoWriting';

/** What somebody who writes on a piece has to know: who else does, that readers have a version, or that it cannot be written on now. */
export const WritingNotes = ({ piece }: { readonly piece: NewsPiece }) => {
  const say = useWords();
  if (!piece.can.includes('save'))
    return <Alert type="info" showIcon className="gap-below" title={say('newsroom.cannotEdit')} />;
  return (
    <>
      <AlsoWriting id={piece.id} />
      {piece.publishedVersion !== null && (
        <Alert
          type="info"
          showIcon
          className="gap-below"
          title={say('newsroom.stillOnline', { version: piece.publishedVersion })}
        />
      )}
    </>
  );
};
