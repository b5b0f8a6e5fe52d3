import { Input } from 'antd';
import { useState } from 'react';
import { fill, languages } from '#contract/words';
import { SmallTable } from '#shell/parts/SmallTable';
import { useWords } from '#shell/words/say';
import { gallerySampleWords } from '#product/gallery/words-sample';

const names = { zh: '中文', en: 'English', es: 'Español' } as const;

/** One word of the product in all its languages: the number chooses the form, and months are called as people call them. */
const Sentences = () => {
  const say = useWords();
  const [typed, setTyped] = useState('1');
  const count = Number(typed) || 0;
  const [now] = useState(() => new Date());
  return (
    <>
      <label className="in-place gap-below">
        {say('gallerySample.translations.count')}
        <Input inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <SmallTable
        head={['shell.language', 'gallerySample.translations.said']}
        rows={languages.map((language, at) => [
          names[language],
          <span key={language} lang={language}>
            {fill(gallerySampleWords['translations.sentence'][at]!, {
              count,
              day: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now),
            })}
          </span>,
        ])}
      />
    </>
  );
};
export default Sentences;
