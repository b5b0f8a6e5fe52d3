import type { CitedPlace } from './citation';

/** What a place says by itself, without what is known of its document. */
export const saidOf = ({
  evidenceId,
  page,
  frame,
  place,
  quotation,
  proves,
  level,
  of,
}: CitedPlace): CitedPlace => ({ evidenceId, page, frame, place, quotation, proves, level, of });
