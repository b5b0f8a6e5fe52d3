/** How the states of a record look, and what they are called. */
export const looks = {
  proposed: 'progress',
  inForce: 'rejected',
  withdrawn: 'cancelled',
  dismissed: 'passed',
  expired: 'draft',
} as const;
export const stateWords = {
  proposed: 'integrity.state.proposed',
  inForce: 'integrity.state.inForce',
  withdrawn: 'integrity.state.withdrawn',
  dismissed: 'integrity.state.dismissed',
  expired: 'integrity.state.expired',
} as const;
