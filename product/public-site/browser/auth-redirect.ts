import { afterSignIn, safeRedirect } from '../redirect';
import { find, storedToken } from './dom';

const landing = find('[data-auth-redirect]');
if (landing) {
  const wanted = landing.dataset['authRedirect'] ?? '';
  const path = safeRedirect(wanted, landing.dataset['known']?.split(' ') ?? []);
  if (storedToken()) location.replace(path ?? afterSignIn);
  else location.replace(path ? `/login?redirect=${encodeURIComponent(path)}` : '/login');
}
