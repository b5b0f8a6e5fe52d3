import { open } from 'node:fs/promises';
import { inflateMember } from '#host/files/inflate';
import { BadZip, zipMembers, type ZipMember } from '#host/files/zip';
import type { ReadText } from './reader';
import { mostOfMember, mostParts } from './bounds';

/** The members of an office file; it was judged when it came in. */
export const membersOf = async (path: string, size: number): Promise<readonly ZipMember[]> => {
  const file = await open(path, 'r');
  try {
    return await zipMembers(file, size);
  } finally {
    await file.close();
  }
};

/** A member as text. Throws `BadZip` where it is too long. */
export const memberText = async (path: string, member: ZipMember): Promise<string> => {
  if (member.size > mostOfMember) throw new BadZip('more text than is read');
  const pieces: Buffer[] = [];
  await inflateMember(path, member, (piece) => void pieces.push(piece));
  const bytes = Buffer.concat(pieces);
  return new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16' : 'utf-8').decode(bytes);
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * Each tag, without its brackets, with the text up to the next one. By places: an expression would look through the whole
 * rest again at each `<` that nothing closes.
 */
function* tagsOf(xml: string): Generator<readonly [tag: string, between: string]> {
  for (let open = xml.indexOf('<'); open >= 0;) {
    const close = xml.indexOf('>', open);
    if (close < 0) return;
    const next = xml.indexOf('<', close);
    yield [xml.slice(open + 1, close), xml.slice(close + 1, next < 0 ? undefined : next)];
    open = next;
  }
}

/**
 * The text of a document of Word or PowerPoint: runs one after the other, paragraphs as lines, a row of a table as one line
 * with its cells parted by tabulators.
 */
export const textOfMarkup = (xml: string): string => {
  let text = '';
  let cells = 0;
  let isText = false;
  for (const [tag, between] of tagsOf(xml)) {
    const [, close, name, selfClosed] = /^(\/?)(?:\w{1,10}:)?(\w{1,40})[^]*?(\/?)$/.exec(tag) ?? [];
    if (name === 'tc') cells += close ? -1 : selfClosed ? 0 : 1;
    if (name === 't') isText = !close && !selfClosed;
    if (name === 'tab' || (close && name === 'tc' && cells === 0)) text += '\t';
    else if ((name === 'br' || name === 'cr') && !close) text += ' ';
    else if (close && name === 'tr') text += '\n';
    else if (close && name === 'p') text += cells > 0 ? ' ' : '\n';
    if (isText) text += decoded(between);
  }
  return text;
};

/** What of a Word file holds text: the document, and what stands above, below and beside it. */
const inWord = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/;

export const readWord: ReadText = async (path, size, see) => {
  const members = (await membersOf(path, size)).filter(({ name }) => inWord.test(name));
  const texts = [];
  for (const member of members) texts.push(textOfMarkup(await memberText(path, member)));
  const text = texts.join('\n');
  if (text.trim() !== '') see(1, text);
  return { part: 'document', read: text.trim() === '' ? 0 : 1, parts: 1 };
};

const slideOf = (name: string): number =>
  Number(/^ppt\/(?:slides\/slide|notesSlides\/notesSlide)(\d{1,5})\.xml$/.exec(name)?.[1] ?? 0);

/** Slides with their notes. */
export const readSlides: ReadText = async (path, size, see) => {
  const members = (await membersOf(path, size)).filter(({ name }) => slideOf(name) > 0);
  const slides = [...new Set(members.map(({ name }) => slideOf(name)))].sort((one, other) => one - other);
  let read = 0;
  for (const slide of slides.slice(0, mostParts.slide)) {
    const texts = [];
    for (const member of members.filter(({ name }) => slideOf(name) === slide))
      texts.push(textOfMarkup(await memberText(path, member)));
    const text = texts.join('\n');
    if (text.trim() === '') continue;
    read += 1;
    see(slide, text);
  }
  return { part: 'slide', read, parts: slides.length };
};
