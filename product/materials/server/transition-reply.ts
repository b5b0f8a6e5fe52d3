import { stateOf } from '#host/transitions';
import type { materialCodes } from '#product/dictionaries/material-status';
import { materialFlow } from '../workflow';

/** The name of a stored state. */
export const statusOf = (status: number) => stateOf(materialFlow, status) as keyof typeof materialCodes;

/** What every transition answers. */
export const transitionReply = ({ id }: { readonly id: string }, status: number, rowVersion: number) => ({
  id,
  status: statusOf(status),
  rowVersion,
});
