import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { earlierStates, pdfDetails } from './pdf-details';

const file = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  `\u00fe\u00ff${[...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255)).join('')}`;
const hex = (text: string) =>
  `<${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`;

describe('what a PDF says of itself', () => {
  it('an issued report carries its number as an object of its own, as our writer writes it', async () => {
    const details = await pdfDetails(
      file(
        '%PDF-1.7\n8 0 obj\n<<\n/Subject 14 0 R\n>>\nendobj\n14 0 obj\n(YWPJ2026-PJ001-Y-00042)\nendobj\n',
      ),
    );
    expect(details).toEqual({ isPdf: true, reportNumber: 'YWPJ2026-PJ001-Y-00042', mark: undefined });
  });

  it.each([
    ['in place', '(YWPJ2026-PJ001-G-00007)'],
    ['in UTF-16', `(${utf16('YWPJ2026-PJ001-G-00007')})`],
    ['in hexadecimal', hex(utf16('YWPJ2026-PJ001-G-00007'))],
    ['with an escape', '(YWPJ2026\\055PJ001-G-00007)'],
  ])('a file saved again by another program still tells its number: %s', async (_, written) => {
    const details = await pdfDetails(file(`%PDF-1.4\n<< /Title (x) /Subject ${written} >>`));
    expect(details.reportNumber).toBe('YWPJ2026-PJ001-G-00007');
  });

  it('a copy made before the number says so', async () => {
    const details = await pdfDetails(
      file(`%PDF-1.7\n1 0 obj\n<< /Subject 2 0 R >>\nendobj\n2 0 obj\n(${utf16('未编号')})\nendobj`),
    );
    expect(details).toEqual({ isPdf: true, reportNumber: undefined, mark: { kind: 'draft' } });
  });

  it('a stranger has neither, and what is no PDF is recognised', async () => {
    expect(await pdfDetails(file('%PDF-1.7\n<< /Title (letter) >>'))).toEqual({
      isPdf: true,
      reportNumber: undefined,
      mark: undefined,
    });
    expect(await pdfDetails(file('PK\u0003\u0004 a document'))).toEqual({ isPdf: false });
    expect(await pdfDetails(new Uint8Array())).toEqual({ isPdf: false });
  });

  it('is read from the streams into which other programs pack it, a damaged one beside them', async () => {
    const content = 'c'.repeat(64);
    const objects = deflateSync(
      Buffer.from(`7 0 << /Subject (YWPJ2026-PJ001-J-00003) /Keywords (assay:issued content:${content}) >>`),
    ).toString('latin1');
    const stream = (bytes: string) =>
      `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 >>\nstream\n${bytes}\nendstream\nendobj\n`;
    const details = await pdfDetails(file(`%PDF-1.7\n${stream('no stream at all')}${stream(objects)}`));
    expect(details.reportNumber).toBe('YWPJ2026-PJ001-J-00003');
    expect(details.mark).toEqual({ kind: 'issued', contentHash: content, salt: undefined });
  });

  it('its earlier states end where it once ended, the longest first', () => {
    const first = '%PDF-1.7\nfirst\n%%EOF\n';
    const second = `${first}second\n%%EOF\r\n`;
    expect(earlierStates(file(`${second}third\n%%EOF\n`))).toEqual([second.length, first.length]);
    expect(earlierStates(file(first))).toEqual([]);
  });
});
