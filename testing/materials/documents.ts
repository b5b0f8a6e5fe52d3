import { writeXlsx } from 'hucre/xlsx';
import { zip } from '../zip';

const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/**
 * A PDF whose pages hold these lines, set in a Chinese font that it does not bring along, as office programs of China write
 * them; a page without lines is a picture of nothing.
 */
export const pdfWith = (pages: readonly (readonly string[])[]): Buffer => {
  const first = 6;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 5 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((lines, at) => {
      const content = lines
        .map((line, row) => `BT /F1 12 Tf 60 ${760 - row * 24} Td <${hex(line)}> Tj ET`)
        .join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const office = 'application/vnd.openxmlformats-officedocument';
const typesOf = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${office}.${type}.main+xml"/></Types>`;

/** A Word file: paragraphs, a table, and what stands above every page. */
export const wordWith = (
  paragraphs: readonly string[],
  rows: readonly (readonly string[])[] = [],
  header = '',
): Buffer => {
  // Word parts what is typed into runs as it likes.
  const runs = (text: string) =>
    (text.match(/.{1,3}/gu) ?? [])
      .map((part) => `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
      .join('');
  const paragraph = (text: string) => `<w:p>${runs(text)}</w:p>`;
  const table = rows.map(
    (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  const main = 'wordprocessingml.document';
  return zip([
    { name: '[Content_Types].xml', content: typesOf('/word/document.xml', main) },
    {
      name: 'word/document.xml',
      content: `<w:document><w:body>${paragraphs.map(paragraph).join('')}<w:tbl>${table.join('')}</w:tbl></w:body></w:document>`,
    },
    { name: 'word/header1.xml', content: `<w:hdr>${paragraph(header)}</w:hdr>` },
  ]);
};

/** Slides with a paragraph each. */
export const slidesWith = (texts: readonly string[]): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: typesOf('/ppt/presentation.xml', 'presentationml.presentation') },
    ...texts.map((text, at) => ({
      name: `ppt/slides/slide${at + 1}.xml`,
      content: `<p:sld><a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p></p:sld>`,
    })),
  ]);

/** A workbook with these sheets. */
export const sheetsWith = async (
  sheets: readonly (readonly (readonly (string | number)[])[])[],
): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: sheets.map((rows, at) => ({ name: `表${at + 1}`, rows: rows.map((row) => [...row]) })),
    }),
  );
