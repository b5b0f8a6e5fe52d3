import { paperSize } from './sheet';

/** A page's picture as a PDF holds it: rows of red, green and blue, packed. */
export interface PackedPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Packs what a canvas holds without losing a dot: letters keep their edges, and white costs next to nothing. */
export const packed = async ({ data, width, height }: ImageData): Promise<PackedPicture> => {
  const colours = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4) {
    colours[to++] = data[from]!;
    colours[to++] = data[from + 1]!;
    colours[to++] = data[from + 2]!;
  }
  const stream = new Blob([colours]).stream().pipeThrough(new CompressionStream('deflate'));
  return { width, height, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
};

/** Text as PDF knows it in any script: UTF-16 with its mark, in hexadecimal. */
const textOf = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;
const momentOf = (at: Date): string => `(D:${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z)`;

interface About {
  readonly title: string;
  readonly language: string;
  readonly at: Date;
}
type Part = string | Uint8Array<ArrayBuffer>;

/** Writes a PDF (1.4) of pages that are one picture each, within the margins of A4. */
export const pdfOf = (pictures: readonly PackedPicture[], { title, language, at }: About): Blob => {
  const { width, height, margin } = paperSize;
  const place = `q ${(width - 2 * margin).toFixed(2)} 0 0 ${(height - 2 * margin).toFixed(2)} ${margin} ${margin} cm /Page Do Q`;
  const first = 4;
  const objects: Part[][] = [
    [`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`],
    [
      `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, page) => `${first + 3 * page} 0 R`).join(' ')}] >>`,
    ],
    [`<< /Title ${textOf(title)} /Producer (Assay) /CreationDate ${momentOf(at)} >>`],
    ...pictures.flatMap((picture, page): Part[][] => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 3 * page + 1} 0 R ` +
          `/Resources << /XObject << /Page ${first + 3 * page + 2} 0 R >> >> >>`,
      ],
      [`<< /Length ${place.length} >>\nstream\n${place}\nendstream`],
      [
        `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB ` +
          `/BitsPerComponent 8 /Filter /FlateDecode /Length ${picture.bytes.length} >>\nstream\n`,
        picture.bytes as Uint8Array<ArrayBuffer>,
        '\nendstream',
      ],
    ]),
  ];
  const parts: Part[] = ['%PDF-1.4\n%\u00b5\u00b5\n'];
  const sizeOf = (part: Part): number =>
    (typeof part === 'string' ? new TextEncoder().encode(part) : part).length;
  let size = sizeOf(parts[0]!);
  const starts = objects.map((object, at_) => {
    const start = size;
    const written: Part[] = [`${at_ + 1} 0 obj\n`, ...object, '\nendobj\n'];
    parts.push(...written);
    size += written.reduce((sum, part) => sum + sizeOf(part), 0);
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${size}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
};
