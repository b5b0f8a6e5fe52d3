import { createContext, useContext } from 'react';
import type { MaterialPin } from '#product/materials/pin';
import type { PinPlace } from '#product/materials/pin-place';

/** What is pinned to the files of a material, and what whoever looks at it may do about it now. */
export interface Pins {
  readonly pins: readonly MaterialPin[];
  /** Whether something may be pinned to a file now: it is in the version under one's own review. */
  readonly maySet: (fileId: string) => boolean;
  /** Asks for the words of a pin at a place, and sets it. */
  readonly set: (fileId: string, page: number, place: PinPlace) => void;
  readonly answer?: (pin: MaterialPin) => void;
  readonly settle?: (pin: MaterialPin) => void;
  /** Shows the file of a pin at its page. */
  readonly show: (pin: MaterialPin) => void;
  /** The pin that is shown. */
  readonly current: string | undefined;
}

export const PinsContext = createContext<Pins | null>(null);

/** The pins of the material around; null where they are nobody's to see. */
export const usePins = (): Pins | null => useContext(PinsContext);

export const isOpen = ({ settledAt }: MaterialPin): boolean => settledAt === null;
