import { useWords } from '#shell/words/say';
import { FileDrawer } from '#product/files/web';
import type { Citation, CitedPlace } from '../../citation';
import { placeName } from '../CitedPlaceLine';
import { PlaceForm } from './PlaceForm';
import { PlaceShown } from './PlaceShown';

interface PlaceDrawerProps {
  readonly open: boolean;
  /** Null where a new place is cited. */
  readonly citation: Citation | null;
  readonly isWriting: boolean;
  readonly begins?: Pick<CitedPlace, 'proves' | 'of'> | undefined;
  readonly onClose: () => void;
}

/** A place in its document, beside the report: shown with its frame, or asked for. */
const PlaceDrawer = ({ open, citation, isWriting, begins, onClose }: PlaceDrawerProps) => {
  const say = useWords();
  if (!isWriting && citation)
    return (
      <FileDrawer open={open} title={placeName(citation, say)} onClose={onClose}>
        <PlaceShown citation={citation} />
      </FileDrawer>
    );
  return <PlaceForm open={open} citation={citation} begins={begins} onClose={onClose} />;
};
export default PlaceDrawer;
