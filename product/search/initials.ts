/** The first character of each letter in the order of pinyin, as the tables of the runtime sort them. */
const firsts = [...'吖八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'];
const letters = 'abcdefghjklmnopqrstwxyz';
const byPinyin = new Intl.Collator('zh-Hans-u-co-pinyin');

/** Characters of our field's names that are read in two ways: both readings are kept. */
const alsoRead: Readonly<Record<string, string>> = {
  重: 'cz',
  长: 'cz',
  行: 'xh',
  调: 'dt',
  传: 'cz',
  单: 'ds',
  参: 'cs',
  校: 'xj',
  厦: 'sx',
  乐: 'ly',
  曾: 'zc',
  盛: 'sc',
  藏: 'cz',
  系: 'xj',
  解: 'jx',
  降: 'jx',
  便: 'bp',
  弹: 'dt',
};
/** A name with many such characters would have hundreds of spellings; nobody types the ninth. */
const mostSpellings = 8;

const letterOf = (sign: string): string => {
  if (!/\p{Script=Han}/u.test(sign)) return '';
  const at = firsts.findLastIndex((first) => byPinyin.compare(first, sign) <= 0);
  return letters[at] ?? '';
};

/**
 * What people type for a Chinese name instead of its characters: the first letter of each one's pinyin. Latin letters and
 * digits stand for themselves, everything else for nothing. Several spellings, where a character has two readings.
 */
export const initialsOf = (name: string): readonly string[] => {
  let spellings = [''];
  for (const sign of name.normalize('NFKC').toLowerCase()) {
    const read = /[a-z0-9]/.test(sign) ? [sign] : [...(alsoRead[sign] ?? letterOf(sign))];
    if (read.length === 0) continue;
    const longer = spellings.flatMap((spelling) => read.map((letter) => spelling + letter));
    spellings = longer.length > mostSpellings ? spellings.map((spelling) => spelling + read[0]!) : longer;
  }
  return spellings.filter(Boolean);
};

/** Whether a keyword can be initials at all. */
export const mayBeInitials = (keyword: string): boolean => /^[a-z0-9]{2,}$/.test(keyword);
