import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fontFiles, FontMissing } from './fonts';
import { missingGlyphs } from './glyphs';
import { findFontsDir, GlyphsMissing, print } from './index';
import { sampleReport } from '#testing/printing/report';

const here = fileURLToPath(new URL('.', import.meta.url));
const fontsDir = findFontsDir(join(here, '../../..'));
const files = fontFiles(fontsDir);

describe('a character no font can draw', () => {
  it('stops the report and is named with its place: 𠮷 in a person’s name', async () => {
    const [first, ...others] = sampleReport.achievement.persons;
    const persons = [...(first ? [{ ...first, name: '𠮷田健' }] : []), ...others];
    const printing = print({ ...sampleReport, achievement: { ...sampleReport.achievement, persons } });
    await expect(printing).rejects.toThrow(GlyphsMissing);
    await expect(printing).rejects.toThrow('𠮷 U+20BB7 (achievement.persons[0].name)');
  });

  it('is found wherever it stands, once for each place', () => {
    const missing = missingGlyphs({ one: ['好𠮷𠮷'], two: '😀', three: 'a\u0007b', four: '\uD842' }, files);
    expect(missing).toEqual([
      { character: '𠮷', codePoint: 'U+20BB7', places: ['one[0]'] },
      { character: '😀', codePoint: 'U+1F600', places: ['two'] },
      { character: '\u0007', codePoint: 'U+0007', places: ['three'] },
      { character: '\uD842', codePoint: 'U+D842', places: ['four'] },
    ]);
  });

  it('is none of those that names and medicine use', () => {
    expect(
      missingGlyphs('㐀䶮龘镕喆犇㛃堃赟婳璟𬭎 β α μ ≥ ≤ ± × € “”‘’ … — · ñ é ü 「」℃ % ‰ Ⅲ', files),
    ).toEqual([]);
  });

  it('is none of the report’s own fixed words', () => {
    const area = join(here, '..');
    const sources = readdirSync(area, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|typ)$/.test(file) && !file.endsWith('.test.ts'),
    );
    expect(sources.filter((file) => file.endsWith('.typ')).length).toBeGreaterThan(10);
    for (const file of sources) {
      const printed = readFileSync(join(area, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(missingGlyphs(printed, files), file).toEqual([]);
    }
  });
});

describe('fonts', () => {
  it('that are missing are named', () => {
    expect(() => fontFiles(join(here, 'nowhere'))).toThrow(FontMissing);
  });
});
