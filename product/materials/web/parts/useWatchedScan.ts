import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MaterialDetail } from '../../material';
import { materialsApi } from '../calls';

/** How often files that are being looked through are asked about, in milliseconds: at first, and after a minute. */
const [soon, later] = [2_000, 20_000];
const manyTimes = 30;

const waits = (material: MaterialDetail): boolean =>
  material.items.some(({ files }) => files.some(({ patientData }) => patientData?.state === 'waiting'));

/** The material when its files have been looked through, or after half a minute as it is then: whoever submits waits so long. */
export const whenLookedThrough = async (read: () => Promise<MaterialDetail>): Promise<MaterialDetail> => {
  const until = Date.now() + 30_000;
  let material = await read();
  while (waits(material) && Date.now() < until) {
    await new Promise((go) => setTimeout(go, 1_000));
    material = await read();
  }
  return material;
};

/**
 * Fetches a material anew when its files have been looked through for patient data. Nobody asked for these calls, so they
 * keep no session alive (security §3.25).
 */
export const useWatchedScan = (material: MaterialDetail): void => {
  const cache = useQueryClient();
  const { id } = material;
  const isWaiting = waits(material);
  const { data: seen } = useQuery({
    queryKey: ['watched scan', id],
    queryFn: ({ signal }) => materialsApi.byId({ id }, { signal, background: true }),
    enabled: isWaiting,
    refetchInterval: ({ state: { dataUpdateCount } }) => (dataUpdateCount > manyTimes ? later : soon),
    gcTime: 0,
    meta: { quiet: true },
  });
  const isThrough = isWaiting && seen !== undefined && !waits(seen);
  useEffect(() => {
    if (isThrough) void cache.invalidateQueries({ queryKey: ['materials', 'byId'] });
  }, [isThrough, cache]);
};
