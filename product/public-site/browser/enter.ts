import { afterSignIn, safeRedirect } from '../redirect';
import { storedToken } from './dom';

/** What a sign-in gives: a session, or half of one that still owes the second factor. */
export interface SignedIn {
  readonly Token: string;
  readonly SecondFactor?: 'code' | 'enrol';
}

/** Goes into the office: to the page that was wanted, where it is one of ours. */
export const enter = (token: string, wanted: string | null | undefined, known: string | undefined): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `token=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
  // Reading it waits until the browser has stored it: a page asked for before that would go without, and lead to the news.
  void storedToken();
  location.assign(safeRedirect(wanted, known?.split(' ') ?? []) ?? afterSignIn);
};
