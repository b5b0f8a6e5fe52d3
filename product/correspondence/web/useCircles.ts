import { useQuery } from '@tanstack/react-query';
import { correspondenceApi } from './calls';

/** How often a page that is looked at asks whether somebody has written, in milliseconds. */
export const everyMilliseconds = 15_000;

/** The circles of a case that the reader has, with what is unread in each; asked anew while the page is looked at. */
export const useCircles = (id: string) => {
  const reading = correspondenceApi.circles.query({ id });
  return useQuery({
    ...reading,
    // Whoever only leaves the page open is not kept signed in by it.
    queryFn: ({ signal }) => correspondenceApi.circles({ id }, { signal, background: true }),
    refetchInterval: everyMilliseconds,
    meta: { quiet: true },
  });
};
