import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import './file-link.css';

const FilePreview = lazy(withWords(() => import('./preview/FilePreview')));

interface FileLinkProps {
  readonly id: string | null | undefined;
  readonly name?: string;
}

/** A file that stands with a record, under its name where the page knows it: read beside the page. What shows it comes with the first one. */
export const FileLink = ({ id, name }: FileLinkProps) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (!id) return '/';
  return (
    <>
      <Button
        type="link"
        icon={<EyeOutlined />}
        className="file-link"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {name || say('files.open')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <FilePreview id={id} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
