import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../context';

/** The name of a cookie no script reads; `__Host-` wherever cookies can be secure. */
export const secretCookie = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Cookies of ours go to our own pages only, and over https wherever there is any. */
export const cookiesOf = (
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  publicUrl: string,
): Cookies => {
  const secure = publicUrl.startsWith('https:');
  return {
    // Only as we set it: a cookie without the prefix could come from a neighbouring host.
    get: (name) => request.cookies[secretCookie(name, publicUrl)],
    set: (name, value, { httpOnly = false, seconds } = {}) => {
      const spelt = httpOnly ? secretCookie(name, publicUrl) : name;
      const options = { path: '/', sameSite: 'strict', secure, httpOnly } as const;
      if (value === null) reply?.clearCookie(spelt, options);
      else reply?.setCookie(spelt, value, { ...options, ...(seconds !== undefined && { maxAge: seconds }) });
    },
  };
};
