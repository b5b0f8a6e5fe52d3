import { describe, expect, it } from 'vitest';
import { pdfDetails } from './pdf-details';

const file = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  `\u00fe\u00ff${[...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255)).join('')}`;
const hex = (text: string) =>
  `<${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`;

describe('what a PDF says of itself', () => {
  it('an issued report carries its number as an object of its own, as our writer writes it', () => {
    const details = pdfDetails(
      file(
        '%PDF-1.7\n8 0 obj\n<<\n/Subject 14 0 R\n>>\nendobj\n14 0 obj\n(YWPJ2026-PJ001-Y-00042)\nendobj\n',
      ),
    );
    expect(details).toEqual({ isPdf: true, reportNumber: 'YWPJ2026-PJ001-Y-00042', isWorkingCopy: false });
  });

  it.each([
    ['in place', '(YWPJ2026-PJ001-G-00007)'],
    ['in UTF-16', `(${utf16('YWPJ2026-PJ001-G-00007')})`],
    ['in hexadecimal', hex(utf16('YWPJ2026-PJ001-G-00007'))],
    ['with an escape', '(YWPJ2026\\055PJ001-G-00007)'],
  ])('a file saved again by another program still tells its number: %s', (_, written) => {
    expect(pdfDetails(file(`%PDF-1.4\n<< /Title (x) /Subject ${written} >>`)).reportNumber).toBe(
      'YWPJ2026-PJ001-G-00007',
    );
  });

  it('a copy made before the number says so', () => {
    const details = pdfDetails(
      file(`%PDF-1.7\n1 0 obj\n<< /Subject 2 0 R >>\nendobj\n2 0 obj\n(${utf16('未编号')})\nendobj`),
    );
    expect(details).toEqual({ isPdf: true, reportNumber: undefined, isWorkingCopy: true });
  });

  it('a stranger has neither, and what is no PDF is told apart', () => {
    expect(pdfDetails(file('%PDF-1.7\n<< /Title (letter) >>'))).toEqual({
      isPdf: true,
      reportNumber: undefined,
      isWorkingCopy: false,
    });
    expect(pdfDetails(file('PK\u0003\u0004 a document'))).toEqual({ isPdf: false, isWorkingCopy: false });
    expect(pdfDetails(new Uint8Array())).toEqual({ isPdf: false, isWorkingCopy: false });
  });
});
