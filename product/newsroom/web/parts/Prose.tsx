import { lazy, Suspense } from 'react';
import type { Language } from '#contract/words';
import { BodyText } from '../../body';
import { FileInText } from './FileInText';
import { bodyFrom } from './stored-body';
import './prose.css';

const LibraryPicture = lazy(async () => ({ default: (await import('#product/media/web')).LibraryPicture }));

interface ProseProps {
  readonly json: string;
  readonly language: Language;
}

/** The text of a piece, drawn as visitors read it. */
export const Prose = ({ json, language }: ProseProps) => (
  <div className="news-prose">
    <BodyText
      body={bodyFrom(json)}
      picture={(number) => (
        <Suspense fallback={null}>
          <LibraryPicture number={number} language={language} />
        </Suspense>
      )}
      file={({ name }) => <FileInText name={name} />}
    />
  </div>
);
