import { stateOf } from '#host/moves';
import type { materialCodes } from '#product/dictionaries/material-status';
import { materialFlow } from '../workflow';

/** The name of a stored state. */
export const statusOf = (status: number) => stateOf(materialFlow, status) as keyof typeof materialCodes;

/** What every transition answers. */
export const movedTo = ({ id }: { readonly id: string }, status: number, rowVersion: number) => ({
  id,
  status: statusOf(status),
  rowVersion,
});
