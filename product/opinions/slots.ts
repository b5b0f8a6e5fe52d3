import { twoThirdsOf } from '#product/levels/order';
import { ethicsTypes, marketPurposes, technicalKinds } from './composition';
import type { PanelContext } from './types';
import type { SeatKind } from './codes';

/** What about the achievement decides the seats of its panel (domain §6.5). */
export type DrawNeeds = Pick<PanelContext, 'template' | 'purposes' | 'productTypes' | 'limits'>;

const technical = technicalKinds as readonly SeatKind[];
const others: readonly SeatKind[] = ['intellectualProperty', 'market', 'ethics', 'management'];

/**
 * The strata of a panel of this size, a list of kinds for each seat, what is scarce first: two thirds technical or clinical,
 * with a clinical expert for an applied achievement; of the rest whoever the purposes and the product ask for (domain §6.5).
 * Undefined where a panel of this size cannot seat all who are needed.
 */
export const slotsOf = (
  size: number,
  { template, purposes, productTypes, limits }: DrawNeeds,
): readonly (readonly SeatKind[])[] | undefined => {
  if (size % 2 === 0 || size < limits.panelFewest || size > limits.panelMost) return undefined;
  const needed: (readonly SeatKind[])[] = [
    ...(productTypes.some((code) => ethicsTypes.includes(code)) ? [['ethics'] as const] : []),
    ...(purposes.some((code) => marketPurposes.includes(code))
      ? [['intellectualProperty', 'market'] as const]
      : []),
  ];
  const technicalSeats = twoThirdsOf(size);
  const free = size - technicalSeats - needed.length;
  if (free < 0) return undefined;
  const clinical: (readonly SeatKind[])[] = template === 1 ? [['clinical']] : [];
  return [
    ...needed,
    ...clinical,
    ...Array.from({ length: free }, () => others),
    ...Array.from({ length: technicalSeats - clinical.length }, () => technical),
  ];
};
