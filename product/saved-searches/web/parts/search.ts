import type { savedSearchesApi } from '../calls';

/** A search as the panel shows it. */
export type Search = Awaited<ReturnType<typeof savedSearchesApi.list>>['searches'][number];
