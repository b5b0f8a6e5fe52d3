import type { LoginView, Site } from '../view-types';
import { speak } from './speak';

/** Who else signs people in: a form each, which needs no script. */
export const Providers = ({ site, providers }: { readonly site: Site } & Pick<LoginView, 'providers'>) => {
  const say = speak(site.language);
  return (
    <section className="providers" data-first="" aria-label={say('otherProviders')}>
      <p className="providers__or faint small">{say('otherProviders')}</p>
      {providers.map(({ provider, name }) => (
        <form key={provider} method="post" action="/auth-redirect">
          <input type="hidden" name="provider" value={provider} />
          {site.wanted && <input type="hidden" name="redirect" value={site.wanted} />}
          <button className="button button--wide" type="submit">
            {say('byProvider', { name })}
          </button>
        </form>
      ))}
    </section>
  );
};
