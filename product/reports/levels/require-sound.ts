import { fill, inLanguage, type Language } from '../../../contract/words';
import { general } from '../../../contract/problems';
import type { Finding } from './types';
import { levelsWords } from './words';

/** A finding in one language, with the row it is about before it: `A：没有有效证据`. */
export const sentence = ({ word, values, where }: Finding, language: Language): string =>
  (where.row === null ? '' : where.row + (language === 'zh' ? '：' : ': ')) +
  fill(inLanguage(levelsWords[word], language), values);

/**
 * Lets only sound tables pass on to the experts (domain §3.3 R3, §4.5 code 2002).
 * Throws "something is missing or wrong" with one `{Field, Msg}` for each finding that blocks.
 */
export const requireSound = (findings: readonly Finding[], language: Language): void => {
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  if (blocking.length === 0) return;
  throw general.badInput(
    {},
    blocking.map((finding) => ({
      Field: [finding.where.table, finding.where.row].filter((part) => part !== null).join('/'),
      Msg: sentence(finding, language),
    })),
  );
};
