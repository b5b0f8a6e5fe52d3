import { useLanguage } from '../words/say';
import './foreign-title.css';

/** A title as its author wrote it in Chinese, and beneath it for readers of other languages the English one, where there is any. */
export const ForeignTitle = ({
  title,
  english,
}: {
  readonly title: string;
  readonly english: string | null | undefined;
}) => {
  const isForeign = useLanguage() !== 'zh';
  return isForeign && english ? (
    <>
      {title}
      <span className="foreign-title" lang="en">
        {english}
      </span>
    </>
  ) : (
    title
  );
};
