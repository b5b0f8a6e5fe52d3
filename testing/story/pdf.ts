import { PDF } from '@libpdf/core';

/** A PDF of these objects, the first of them its catalogue, complete with the table of where they stand. */
const pdfOf = (objects: readonly string[], trailer = ''): Buffer => {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

const stream = (content: string): string => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;

/** A small PDF of one page that says this: what an upload has to accept. */
export const smallPdf = (says: string): Buffer => {
  const hex = Buffer.from(says, 'utf8').toString('hex');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(`BT /F1 12 Tf 40 800 Td <${hex}> Tj ET`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
};

/** A page of such a PDF: its text, and by how much it is turned. */
export interface PdfPageOf {
  readonly says: string;
  readonly turned?: 0 | 90 | 180 | 270;
}

/** A PDF of several pages in Chinese, in an encoding and a font that it names and does not bring along, as many do. */
export const chinesePdf = (pages: readonly PdfPageOf[]): Buffer => {
  const firstPage = 6;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)>>',
    `<</Type/Pages/Kids[${pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 5 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 859/Descent -140/CapHeight 700/StemV 80>>',
    ...pages.flatMap(({ says, turned = 0 }, at) => {
      const hex = Buffer.from(says, 'utf16le').swap16().toString('hex');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Rotate ${turned}/Contents ${firstPage + 2 * at + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
        stream(`BT /F1 24 Tf 60 760 Td <${hex}> Tj ET`),
      ];
    }),
  ]);
};

/** A PDF that nobody opens without this password. */
export const encryptedPdf = async (password: string): Promise<Buffer> => {
  const opened = await PDF.load(smallPdf('closed'));
  opened.setProtection({ userPassword: password });
  return Buffer.from(await opened.save());
};

/** A PDF with a field that bears a signature: of its kind only, nobody's key made it. */
export const signedPdf = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]/SigFlags 3>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[5 0 R]>>',
    stream('0 0 1 rg 60 60 90 30 re f'),
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/Rect[60 60 150 90]/P 3 0 R/V 6 0 R>>',
    '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange[0 10 20 10]/Contents<00>>>',
  ]);
