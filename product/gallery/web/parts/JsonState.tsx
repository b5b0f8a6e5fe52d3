import { StatusTag } from '#shell/look/StatusTag';
import { useWords } from '#shell/words/say';
import { faultIn } from './json-fault';

/** Whether a text is JSON, and where it is not. */
export const JsonState = ({ text }: { readonly text: string }) => {
  const say = useWords();
  const line = faultIn(text);
  return (
    <p role="status">
      {line === undefined ? (
        <StatusTag status="passed">{say('galleryWriting.json.right')}</StatusTag>
      ) : (
        <StatusTag status="rejected">{say('galleryWriting.json.wrong', { line })}</StatusTag>
      )}
    </p>
  );
};
