import { createTransport } from 'nodemailer';
import type { Deliver } from './outbox';

/** How mail leaves the product: a server's address (`smtp://user:password@host:587`, `smtps://…`), and who it is from. */
export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

/** Milliseconds until a mail server that does not answer is given up; the message is tried again by a job. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Hands mail to a server. Throws, with the reason for the delivery log, where there is no server for this kind of message
 * or the server does not take it: the message then waits and is tried again.
 */
export const bySmtp = (settings: MailSettings | undefined): Deliver => {
  const transport = settings && transportTo(settings.smtpUrl);
  return async ({ channel, to, subject, body }) => {
    if (channel !== 'mail') throw new Error('this is no mail');
    if (!transport) throw new Error('no mail server is configured: SMTP_URL, MAIL_FROM');
    // As objects: nothing in a name or an address is read as a list of further ones.
    await transport.sendMail({ from: settings.from, to: { name: '', address: to }, subject, text: body });
  };
};

const transportTo = (smtpUrl: string) => {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  return createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    // Nobody's password goes over a line that anybody may listen to.
    requireTLS: username !== '',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...timeout,
  });
};
