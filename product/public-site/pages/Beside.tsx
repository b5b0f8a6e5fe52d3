import type { Beside as Picture } from '../view-types';

/** A picture beside a text, where there is one. */
export const Beside = ({ picture }: { readonly picture: Picture | undefined }) =>
  picture ? (
    <img className="beside" src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />
  ) : null;
