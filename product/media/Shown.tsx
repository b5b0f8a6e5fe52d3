import type { Language } from '#contract/words';
import { modernFormats, pictureAddress, type PictureFormat, type PictureKind } from './picture';

/** A picture of the library as a page shows it to readers. */
export interface ShownPicture {
  readonly id: string;
  readonly version: number;
  /** Of the file as it came, in pixels: the page keeps the room before the picture is there. */
  readonly width: number;
  readonly height: number;
  readonly kind: PictureKind;
  /** What it shows, in the language of the text it stands in. */
  readonly alternative: string;
  /** The language that these words are in, where that is known: another one where nobody wrote them in that of the text. */
  readonly language?: Language | undefined;
  /** The widths in which there are copies, rising; none until they are made. */
  readonly widths: readonly number[];
  /** What its addresses end with, where it is not for everybody: `?preview=…`. */
  readonly query?: string | undefined;
}

interface ShownProps {
  readonly picture: ShownPicture;
  /** How wide it is drawn, as `sizes` says it. */
  readonly sizes: string;
  /** It is seen at once: it is not put off until somebody scrolls. */
  readonly eager?: boolean;
}

/** The picture in the first of its formats that the browser reads, in the width that suits it. */
export const Shown = ({ picture, sizes, eager = false }: ShownProps) => {
  const { widths, kind, width, height, alternative, language, query = '' } = picture;
  const setOf = (format: PictureFormat): string =>
    widths.map((each) => `${pictureAddress(picture, each, format)}${query} ${each}w`).join(', ');
  return (
    <picture>
      {widths.length > 0 &&
        modernFormats.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
        ))}
      <img
        src={pictureAddress(picture, widths.at(-1) ?? 'original', kind) + query}
        {...(widths.length > 0 && { srcSet: setOf(kind), sizes })}
        width={width}
        height={height}
        alt={alternative}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        lang={alternative === '' ? undefined : language}
      />
    </picture>
  );
};
