import { useQuery } from '@tanstack/react-query';
import { isAskedToConfirm } from '#product/opinions/tally';
import { panelsApi } from '../calls';

/**
 * The numbers of the experts whom a confirm round would ask after the round that has ended, for the assessor, who knows them
 * by their numbers alone (domain §3.3 R8); undefined where there may be none.
 */
export const useConfirming = (reportId: string, isPossible: boolean): readonly number[] | undefined => {
  const round = useQuery({ ...panelsApi.round.query({ reportId }), enabled: isPossible });
  if (!isPossible || !round.data) return undefined;
  const seats = round.data.flatMap((seat) => (seat.audience === 'assessor' && seat.sheet ? [seat] : []));
  const before = seats.some(({ panelMode }) => panelMode === 'confirm') ? 'confirm' : 'full';
  return seats
    .filter(({ isLeader, sheet }) => isAskedToConfirm({ isLeader, conclusion: sheet!.conclusion }, before))
    .map(({ number }) => number);
};
