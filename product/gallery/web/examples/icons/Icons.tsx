import { Button, Input } from 'antd';
import { useState } from 'react';
import { MenuIcon, menuIcons } from '#shell/frame/icons';
import { message } from '#shell/parts/voices';
import { useWords } from '#shell/words/say';

const codeOf = (name: string): string => `<MenuIcon name="${name}" />`;

/** Every icon that an entry of the menu may name: found by its name, and copied as code by a click. */
const Icons = () => {
  const say = useWords();
  const [wanted, setWanted] = useState('');
  const found = menuIcons.filter((name) => name.includes(wanted.trim().toLowerCase()));
  const copy = async (name: string): Promise<void> => {
    await navigator.clipboard.writeText(codeOf(name));
    message.success(say('gallerySample.icons.copied', { code: codeOf(name) }));
  };
  return (
    <>
      <Input
        allowClear
        className="gap-below"
        aria-label={say('gallerySample.icons.search')}
        placeholder={say('gallerySample.icons.search')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 && <p role="status">{say('gallerySample.icons.none')}</p>}
      <div className="icons">
        {found.map((name) => (
          <Button
            key={name}
            className="icons__one"
            icon={<MenuIcon name={name} />}
            onClick={() => void copy(name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
};
export default Icons;
