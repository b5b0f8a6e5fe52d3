import { Shown, type ShownPicture } from '#product/media/Shown';

/** As wide as a column of text is read, on a narrow screen as wide as that. */
const inText = '(max-width: 760px) 94vw, 720px';
const beside = '(max-width: 760px) 94vw, 200px';

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
