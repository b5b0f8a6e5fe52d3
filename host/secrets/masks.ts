/** `138****1234`; what is no mobile number shows nothing of itself (PI-03). */
export const maskMobile = (mobile: string): string =>
  /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****';

/** `3*****X`: first and last character, and a number of stars that does not tell the length. */
export const maskCard = (card: string): string =>
  card.length >= 8 ? `${card.slice(0, 1)}*****${card.slice(-1)}` : '*****';

/** `z***@example.org`: the first letter and the domain. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${String.fromCodePoint(email.codePointAt(0)!)}***${email.slice(at)}` : '***';
};

/** Whether a text is a masked value, which never comes back as data (security §3.22). */
export const isMasked = (text: string): boolean => text.includes('*');
