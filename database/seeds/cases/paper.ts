import { Readable } from 'node:stream';
import type { Files } from '#host/files';

/** A PDF of one page that says what it is: every document of the demonstration is this one, under its own name. */
const page = (): Buffer => {
  const text = 'BT /F1 18 Tf 72 760 Td (Demonstration document. Invented, without legal effect.) Tj ET';
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = parts.map((part, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${part}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};

/** Keeps the page as an upload is kept, inspection and scanner included. */
export const storePaper = async (files: Files) => {
  const rules = { bytes: 1_048_576, kinds: ['pdf'] } as const;
  const paper = await files.take('demonstration.pdf', Readable.from([page()]), rules);
  await paper.keep();
  return paper;
};
