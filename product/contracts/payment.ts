import { oneOf } from '#contract/field';

/**
 * How far a contract's fee is paid (domain §9.17). Its agency records what happened elsewhere: nothing of the evaluation hangs on
 * it, so it is no workflow of the case.
 */
const payments = ['agreed', 'invoiced', 'paid', 'refunded', 'waived'] as const;
export type Payment = (typeof payments)[number];
export const payment = oneOf(payments);

/** What can happen to a payment: from which states, and to which. */
export const paymentSteps = {
  invoice: { from: ['agreed'], to: 'invoiced' },
  withdrawInvoice: { from: ['invoiced'], to: 'agreed' },
  pay: { from: ['invoiced'], to: 'paid' },
  refund: { from: ['paid'], to: 'refunded' },
  waive: { from: ['agreed', 'invoiced'], to: 'waived' },
} as const satisfies Readonly<Record<string, { readonly from: readonly Payment[]; readonly to: Payment }>>;
export type PaymentStep = keyof typeof paymentSteps;
export const paymentStepNames = Object.keys(paymentSteps) as [PaymentStep, ...PaymentStep[]];

/** The steps that lead on from a state. */
export const stepsFrom = (state: Payment): PaymentStep[] =>
  paymentStepNames.filter((step) => (paymentSteps[step].from as readonly Payment[]).includes(state));

/** The state that a contract's fee begins with. */
export const firstPayment = (fee: string | null): Payment => (fee === null ? 'waived' : 'agreed');
