/**
 * Tables whose rows stay where they are. Nobody stays signed in across a restore; guesses counted, leases held and
 * replies kept for a repeated request belong to the running product, and a ticket for printing lives a minute.
 * Everything that waits (mail, deadlines, links sent) travels; the job queue holds only what its table of times makes anew.
 */
export const leftBehind = ['session', 'rate_limit', 'lease', 'request_reply', 'print_ticket'] as const;
