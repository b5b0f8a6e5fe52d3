import { afterSignIn, safeRedirect } from '../redirect';
import { call } from './call';
import { answer, find, storedToken } from './dom';
import { enter, type SignedIn } from './enter';
import { askSecondFactor } from './second-factor';

/** The page on which identities are linked. */
const profile = '/profile/secondFactor';
/** The provider is asked in turn, and has its own time for that. */
const patience = 15_000;

const landing = find('[data-auth-redirect]');
const first = find('[data-first]', landing);

/** Says why nothing came of it, and offers the way back to where it began. */
const fail = (text: string | undefined, isLinking: boolean): void => {
  const title = find('h1', first);
  const back = find<HTMLAnchorElement>('[data-back]', first);
  if (!landing || !first || !title || !back) return;
  const says = landing.dataset;
  title.textContent = (isLinking ? says['notLinked'] : says['failed']) ?? '';
  if (isLinking) {
    back.href = profile;
    back.textContent = says['toProfile'] ?? '';
  }
  find('[data-hint]', first)?.remove();
  // Nothing is on its way any more.
  find('.scale__cells', first)?.remove();
  answer(first, text ?? says['network'] ?? '', 'fault');
};

/** Who came back from a provider is let in, or asked for the second factor first. */
const comeIn = async (query: string): Promise<void> => {
  const path = '/api/UserAuth/EnterByProvider';
  const reply = await call<SignedIn & { readonly Wanted?: string }>(
    'POST',
    path,
    { Answer: query },
    '',
    patience,
  );
  if (reply?.ErrorCode !== 0) return fail(reply?.RequestMsg, false);
  const { Token: token, SecondFactor: kind, Wanted: wanted } = reply.ResultValue;
  const goIn = (whole: string) => enter(whole, wanted, landing?.dataset['known']);
  if (!kind || !first) return goIn(token);
  const title = find('h1', first);
  await askSecondFactor({ token, kind, first }, goIn);
  // The page keeps its one heading, above what is asked now.
  if (title && first.hidden) find('[data-form="factor"]')?.closest('.account-page')?.prepend(title);
};

/** Whoever links an identity is signed in here; their page shows what was linked. */
const link = async (query: string): Promise<void> => {
  const reply = await call('POST', '/api/UserAuth/LinkIdentity', { Answer: query }, storedToken(), patience);
  if (reply?.ErrorCode === 0) location.replace(profile);
  else fail(reply?.RequestMsg, true);
};

if (landing) {
  const state = new URLSearchParams(location.search).get('state');
  if (state !== null) {
    const query = location.search.slice(1);
    // What proves who somebody is stays in no history and is sent by no reload.
    history.replaceState(null, '', location.pathname);
    void (state.startsWith('link.') ? link(query) : comeIn(query));
  } else {
    const wanted = landing.dataset['authRedirect'] ?? '';
    const path = safeRedirect(wanted, landing.dataset['known']?.split(' ') ?? []);
    if (storedToken()) location.replace(path ?? afterSignIn);
    else location.replace(path ? `/login?redirect=${encodeURIComponent(path)}` : '/login');
  }
}
