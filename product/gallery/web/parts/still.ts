/** Whether the person asked their system for less motion, at this moment. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
