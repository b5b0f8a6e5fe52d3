/** How long the reason of a refusal has to be, so that its person can understand it. */
export const leastReason = 5;
