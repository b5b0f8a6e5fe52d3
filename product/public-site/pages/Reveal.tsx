import type { Site } from '../view-types';
import { speak } from './speak';

/** Shows what is typed into the password's field; there only for who has scripts. */
export const Reveal = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <button
      className="button button--quiet"
      type="button"
      data-reveal=""
      data-hide={say('hide')}
      aria-controls="field-password"
      hidden
    >
      <span data-word="">{say('show')}</span>
      <span className="visually-hidden">{say('password')}</span>
    </button>
  );
};
