import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Reading } from '../client/client';

/**
 * What a page, or a part of it, is about. Where it does not come, `NoRecord` stands in its place and says so: no message tells the
 * same a second time.
 */
export const useRecord = <Result>(
  reading: Reading<Result> & { readonly enabled?: boolean },
): UseQueryResult<Result> => useQuery({ ...reading, meta: { isToldInPlace: true } });
