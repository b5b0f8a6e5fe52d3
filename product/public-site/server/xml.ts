/** Signs that no text of XML may hold, whatever somebody pasted. */
// oxlint-disable-next-line no-control-regex
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that stays text in XML. */
const xmlText = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign]!);

/** An element around a text or around elements that are written already. */
export const element = (name: string, content: string | readonly string[], attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${typeof content === 'string' ? xmlText(content) : content.join('')}</${name}>`;

/** Attributes, their values escaped. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${xmlText(value)}"`)
    .join(' ');

/** An element without content. */
export const empty = (name: string, values: Readonly<Record<string, string>>): string =>
  `<${name} ${attributes(values)}/>`;

/** A whole document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
