/** The object of this number as it stands in a file whose objects are not packed. */
const objectOf = (file: string, number: string): string => {
  const start = file.lastIndexOf(`\n${number} 0 obj`) + 1;
  return file.slice(start, file.indexOf('endobj', start) + 'endobj'.length);
};

const found = (pattern: RegExp, text: string): string => {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`the printed file has no ${pattern.source}`);
  return match;
};

/**
 * Takes a PDF as Typst writes it and gives it with its title in the window's bar instead of the file's name (PDF/UA-1 asks for
 * that; Typst writes it only where it writes nothing of PDF/A). What is there stays as it is: the catalogue is said anew at the
 * end of the file (an incremental update, ISO 32000-1 7.5.6).
 */
export const withTitleShown = (pdf: Buffer): Buffer => {
  const file = pdf.toString('latin1');
  const trailer = file.slice(file.lastIndexOf('\ntrailer'));
  const number = found(/\/Root (\d+) 0 R/, trailer);
  const before = objectOf(file, number);
  found(/\/ViewerPreferences <<(\s)/, before);
  const catalogue = before.replace(
    '/ViewerPreferences <<',
    '/ViewerPreferences <<\n    /DisplayDocTitle true',
  );
  const previous = found(/startxref\s+(\d+)/, trailer);
  const keys = found(/trailer\s*<<([\s\S]*)>>\s*startxref/, trailer);
  const place = file.length + 1;
  const table = place + catalogue.length + 1;
  const row = `${String(place).padStart(10, '0')} 00000 n \n`;
  const added = `\n${catalogue}\nxref\n${number} 1\n${row}trailer\n<<${keys}  /Prev ${previous}\n>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')]);
};
