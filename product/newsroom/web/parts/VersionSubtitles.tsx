import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { newsroomApi } from '../calls';
import { ChangedLines } from './ChangedLines';

interface OfVersion {
  readonly id: string;
  readonly version: number;
}

const Shown = (of: OfVersion) => {
  const say = useWords();
  const changed = useQuery(newsroomApi.versionSubtitles.query(of));
  const { data } = changed;
  if (!data) return <PartAwaited of={changed} rows={3} />;
  return data.map(({ language, before, now }) => (
    <section key={language} aria-label={say(`newsroom.language.${language}`)}>
      <h3>{say(`newsroom.language.${language}`)}</h3>
      <ChangedLines before={before} now={now} />
    </section>
  ));
};

/** That a version has other subtitles than the one before; which lines, when somebody asks. */
export const VersionSubtitles = (of: OfVersion) => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        {say('newsroom.changedSubtitles')}{' '}
        {!isOpen && (
          <Button type="link" size="small" onClick={() => setOpen(true)}>
            {say('newsroom.showSubtitles')}
          </Button>
        )}
      </p>
      {isOpen && <Shown {...of} />}
    </>
  );
};
