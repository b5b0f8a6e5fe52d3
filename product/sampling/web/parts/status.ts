/** How the states of a sampled report look, and what they are called. */
export const looks = {
  drawn: 'draft',
  underReview: 'progress',
  recorded: 'returned',
  closed: 'passed',
} as const;
export const stateWords = {
  drawn: 'samplingScreens.state.drawn',
  underReview: 'samplingScreens.state.underReview',
  recorded: 'samplingScreens.state.recorded',
  closed: 'samplingScreens.state.closed',
} as const;
export const states = {
  field: 'state',
  options: [
    { value: 'all', label: 'shell.all' },
    ...(['drawn', 'underReview', 'recorded', 'closed'] as const).map((value) => ({
      value,
      label: stateWords[value],
    })),
  ],
} as const;
