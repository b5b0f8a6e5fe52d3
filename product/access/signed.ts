/** What is signed by a code sent to the signer's own mobile, by its right: the kind of object and the transition. */
export const signedTransitions = {
  'apply.submit': { kind: 'application', transition: 'submit' },
  'opinion.submit': { kind: 'opinion', transition: 'submit' },
  'report.sign': { kind: 'report', transition: 'sign' },
} as const;
export type Signed = keyof typeof signedTransitions;
