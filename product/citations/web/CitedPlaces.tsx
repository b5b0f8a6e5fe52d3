import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#shell/words/say';
import { withWords } from '#shell/words/with-words';
import type { Citation, CitedPlace } from '../citation';
import { CitedPlaceLine } from './CitedPlaceLine';
import { useCitations } from './context';
import './citations.css';

/** What shows a document, and asks for a place in it, comes with the first that is opened. */
const PlaceDrawer = lazy(withWords(() => import('./drawer/PlaceDrawer')));

type Opened = { readonly citation: Citation | null; readonly isWriting: boolean };

interface CitedPlacesProps {
  readonly proves: CitedPlace['proves'];
  /** The row; absent where levels of a scale are proven. */
  readonly of?: string;
  /** What the row is called, for the name of the button. */
  readonly name?: string;
}

/** The places that prove a row of a table or a level, each a way to its document; the report's author cites more. */
export const CitedPlaces = ({ proves, of = '', name = '' }: CitedPlacesProps) => {
  const { citations } = useCitations();
  const say = useWords();
  return (
    <PlaceList
      citations={citations.filter((each) => each.proves === proves && each.of === of)}
      begins={{ proves, of }}
      name={name || say(`citations.proves.${proves}`)}
    />
  );
};

/** Places whose row is gone: they wait to be moved or taken away. */
export const PlacesOfNothing = () => {
  const { citations, write } = useCitations();
  const say = useWords();
  if (!write) return null;
  const lost = citations.filter(
    ({ proves, of }) => of !== '' && !write.rows.some((row) => row.proves === proves && row.of === of),
  );
  return lost.length === 0 ? null : (
    <div className="read__prose">
      <h3>{say('citations.nothingHere')}</h3>
      <PlaceList citations={lost} />
    </div>
  );
};

interface PlaceListProps {
  readonly citations: readonly Citation[];
  /** What the next place proves; absent where none is added. */
  readonly begins?: Pick<CitedPlace, 'proves' | 'of'>;
  readonly name?: string;
}

const PlaceList = ({ citations, begins, name = '' }: PlaceListProps) => {
  const say = useWords();
  const { write } = useCitations();
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const open = (next: Opened): void => {
    setOpened(next);
    setOpen(true);
  };
  if (citations.length === 0 && !write) return null;
  return (
    <div className="cited-places">
      {citations.length > 0 && (
        <ul aria-label={say('citations.all')}>
          {citations.map((citation) => (
            <CitedPlaceLine
              key={`${citation.evidenceId} ${citation.page} ${citation.at} ${citation.place} ${citation.quotation}`}
              citation={citation}
              onOpen={(isWriting) => open({ citation, isWriting })}
            />
          ))}
        </ul>
      )}
      {write && begins && (
        <Button
          size="small"
          icon={<AimOutlined />}
          aria-label={say('citations.citeFor', { name })}
          onClick={() => open({ citation: null, isWriting: true })}
        >
          {say('citations.cite')}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PlaceDrawer {...opened} open={isOpen} begins={begins} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
