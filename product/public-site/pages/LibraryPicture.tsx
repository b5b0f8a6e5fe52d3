import { pictureAddress } from '#product/media/picture';
import { Shown, type ShownPicture } from '#product/media/Shown';

/** As wide as a column of text is read, on a narrow screen as wide as that. */
const inText = '(max-width: 760px) 94vw, 720px';
const beside = '(max-width: 760px) 94vw, 200px';
const acrossPage = '(max-width: 1200px) 94vw, 1120px';
const inCard = '(max-width: 760px) 94vw, 360px';

/** Draws the pictures of a text by their numbers; one that is not to be had leaves its place empty. */
export const pictureFrom = (pictures: ReadonlyMap<number, ShownPicture> | undefined) => (number: number) => {
  const picture = pictures?.get(number);
  return picture && <Shown picture={picture} sizes={inText} />;
};

/** The picture that stands for a text, above it. */
export const Cover = ({ picture }: { readonly picture: ShownPicture }) => (
  <div className="article__cover">
    <Shown picture={picture} sizes={inText} eager />
  </div>
);

/** The same beside its title in a list, where it says nothing that the title does not. */
export const RowCover = ({ picture }: { readonly picture: ShownPicture }) => (
  <div className="news__cover">
    <Shown picture={{ ...picture, alternative: '' }} sizes={beside} />
  </div>
);

/** A picture of the carousel; the first is there at once. */
export const Slide = ({ picture, first }: { readonly picture: ShownPicture; readonly first: boolean }) => (
  <Shown picture={picture} sizes={acrossPage} eager={first} />
);

/** The picture of a card, where there is one. */
export const CardPicture = ({ picture }: { readonly picture: ShownPicture | undefined }) =>
  picture && (
    <div className="beside">
      <Shown picture={picture} sizes={inCard} />
    </div>
  );

/** The mark of whom a link leads to, who is named beside it. */
export const Logo = ({ picture }: { readonly picture: ShownPicture }) => (
  <span className="links__logo">
    <Shown picture={{ ...picture, alternative: '' }} sizes="72px" />
  </span>
);

/** The picture before a video, which says nothing that its title does not. */
export const Poster = ({ picture }: { readonly picture: ShownPicture | undefined }) =>
  picture && (
    <div className="video__poster">
      <Shown picture={{ ...picture, alternative: '' }} sizes={inCard} />
    </div>
  );

/** Where a player finds the picture before a video: one that every browser reads, no wider than the text. */
export const posterAt = (picture: ShownPicture): string =>
  pictureAddress(picture, picture.widths.find((width) => width >= 720) ?? 'original', picture.kind) +
  (picture.query ?? '');
