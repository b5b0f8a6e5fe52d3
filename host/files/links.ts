import { createHmac } from 'node:crypto';
import type { Key } from '../secrets/types';
import { sameHash } from '../sessions/tokens';

/** What a link is for; how long it works follows from that. */
type LinkUse = 'view' | 'download' | 'video';

const seconds: Readonly<Record<LinkUse, number>> = { view: 60, download: 60, video: 600 };

/** What a link is signed over (security §3.21). */
export interface LinkClaims {
  readonly file: string;
  readonly person: string;
  readonly session: string;
  readonly use: LinkUse;
}

export interface FileLinks {
  /** The ticket that stands in the link's query: 60 s, for a video 10 min. */
  sign(claims: LinkClaims, now: Date): string;
  /** The claims of a ticket that is ours and has not expired. The caller still asks for session, binding cookie and right. */
  read(ticket: string, now: Date): LinkClaims | undefined;
}

/** Links for what cannot send a header: images, videos, previews, large downloads (security §3.21, UP-03). */
export const fileLinks = ({ links }: { readonly links: Key }): FileLinks => {
  const proof = (body: string): string =>
    createHmac('sha256', links.secret).update(`file link|${body}`).digest('base64url');
  return {
    sign: ({ file, person, session, use }, now) => {
      const expires = Math.floor(now.getTime() / 1_000) + seconds[use];
      const body = Buffer.from(JSON.stringify([file, person, session, use, expires])).toString('base64url');
      return `${body}.${proof(body)}`;
    },
    read: (ticket, now) => {
      if (ticket.length > 1_024) return undefined;
      const [body = '', signature = '', ...more] = ticket.split('.');
      // As text: several texts decode to the same bytes, and only one of them is the ticket we gave.
      if (more.length > 0 || !sameHash(signature, proof(body))) return undefined;
      const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
        string,
        string,
        string,
        LinkUse,
        number,
      ];
      const [file, person, session, use, expires] = said;
      return now.getTime() < expires * 1_000 ? { file, person, session, use } : undefined;
    },
  };
};
