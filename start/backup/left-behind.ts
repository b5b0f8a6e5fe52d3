/**
 * Tables whose rows stay where they are. Nobody stays signed in across a restore; guesses counted, leases held and
 * replies kept for a repeated request belong to the running product, and a ticket for printing lives a minute. Where the
 * files lie is another place.
 * Everything that waits (mail, deadlines, links sent) travels; the job queue holds only what its table of times makes anew.
 */
export const leftBehind = [
  'session',
  'rate_limit',
  'lease',
  'request_reply',
  'print_ticket',
  'file_home',
] as const;
