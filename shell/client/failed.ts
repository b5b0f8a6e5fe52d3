/** What is wrong with one field, in inside names: `['persons', 0, 'professionalTitle']`. */
export interface FieldDefect {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The number the client gives to a call that nobody answered; the server's own numbers are positive. */
export const unanswered = -1;
const tooOften = 1004;
/** From here on the server's numbers tell of itself and not of what was asked (domain §4.5). */
const ownFaults = 9000;

/** A call that did not succeed: the server's number and sentence, and which fields it means. */
export class CallFailed extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly defects: readonly FieldDefect[] = [],
    /** What the server sent besides: matches, the current version. In wire names. */
    readonly result: unknown = '',
    /** The id under which the server logged the request. */
    readonly requestId = '',
    /** Whether the person has been told already, while it was asked once more. */
    readonly isNotified = false,
  ) {
    super(message);
    this.name = 'CallFailed';
  }
}

export const isCallFailed = (fault: unknown): fault is CallFailed => fault instanceof CallFailed;

/** Whether the same may be answered when it is asked again: nobody answered, too much was asked, or something broke at the server. */
export const isPassing = ({ code }: Pick<CallFailed, 'code'>): boolean =>
  code === unanswered || code === tooOften || code >= ownFaults;

/** Whether the server said no, and would say so again. */
export const isRefusal = (fault: unknown): fault is CallFailed => isCallFailed(fault) && !isPassing(fault);

/** For what the office cannot begin without: a question that nobody answered is asked once more. */
export const onceMore = {
  retry: (times: number, fault: Error): boolean =>
    times === 0 && isCallFailed(fault) && fault.code === unanswered,
  retryDelay: 0,
};
