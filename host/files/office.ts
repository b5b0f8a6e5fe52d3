import { open } from 'node:fs/promises';
import { inflateMember } from './inflate';
import { BadZip, checkInflated, zipMembers, type ZipMember } from './zip';

const partsList = '[Content_Types].xml';
const longestPartsList = 1024 * 1024;
const forbidden = /<!(?:doctype|entity)/i;

/** Looks for a document type declaration in pieces of XML, in any Unicode encoding: office files have none (XXE). */
const declarationFinder = () => {
  let carried = '';
  return (piece: Buffer): void => {
    const text = carried + piece.toString('latin1').replaceAll('\0', '');
    if (forbidden.test(text)) throw new BadZip('a document type declaration');
    carried = text.slice(-16);
  };
};

/**
 * Judges an office file: an archive within bounds, every member unpacked once (in pieces), the main part of the expected
 * type, no macros, no document type declarations. Throws `BadZip`.
 */
export const checkOffice = async (path: string, size: number, mainPart: string): Promise<void> => {
  const file = await open(path, 'r');
  let members: ZipMember[];
  try {
    members = await zipMembers(file, size);
  } finally {
    await file.close();
  }
  if (members.some(({ name }) => /vbaproject\.bin$/i.test(name))) throw new BadZip('macros');
  let inflated = 0;
  let list = '';
  for (const member of members) {
    const isList = member.name === partsList;
    if (isList && member.size > longestPartsList) throw new BadZip('a list of parts too long');
    const look = /\.(?:xml|rels|vml)$/i.test(member.name) ? declarationFinder() : () => undefined;
    await inflateMember(path, member, (piece) => {
      inflated += piece.length;
      checkInflated(inflated, size);
      look(piece);
      if (isList) list += piece.toString('latin1');
    });
  }
  if (!list.includes(`"${mainPart}"`) && !list.includes(`'${mainPart}'`))
    throw new BadZip('the main part is missing');
  if (/macroEnabled/i.test(list)) throw new BadZip('macros');
};
