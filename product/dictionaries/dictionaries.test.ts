import { describe, expect, test } from 'vitest';
import { codeSet } from './code-set';
import {
  dictionaries,
  isCodeOf,
  itemOf,
  labelOf,
  outcomeCategoryOf,
  type MaturityLevel,
} from './dictionaries';
import { codeItemId, codeSetId, codeSetIds, optionSetIds } from './server/identifiers';
import { advancementReading, highestMaturity, innovationReading, maturityReading } from './levels';
import { acceptedEvidence } from '#testing/dictionaries/accepted-evidence';

const maturityLevels = dictionaries.maturity.items.map((item) => item.code);

describe('a code', () => {
  test('is found with its names, its parent and its number', () => {
    expect(itemOf('medicalProduct', '2.3')).toMatchObject({ parent: '2', number: 3, sort: 3 });
    expect(itemOf('medicalProduct', '1.10')).toMatchObject({ parent: '1', number: 10, sort: 10 });
    expect(itemOf('subject', '320.67')).toMatchObject({ parent: '320', number: 67 });
    expect(itemOf('maturity', '14')).toBeUndefined();
    expect(isCodeOf('sex', '2')).toBe(true);
    expect(isCodeOf('sex', '3')).toBe(false);
  });

  test('reads in the language asked for', () => {
    expect(labelOf('achievementType', '1.2', 'zh')).toBe('医疗器械');
    expect(labelOf('achievementType', '1.2', 'es')).toBe('Producto sanitario');
    expect(labelOf('applicationStatus', '0', 'zh')).toBe(labelOf('applicationStatus', '7', 'zh'));
  });

  test('that nobody knows shows itself, or what its set says instead', () => {
    expect(labelOf('maturity', '99', 'en')).toBe('99');
    expect(labelOf('maturity', null, 'en')).toBe('');
    expect(labelOf('yesNo', '7', 'en')).toBe('/');
    expect(labelOf('opinionStatus', null, 'zh')).toBe('未提交');
    expect(labelOf('opinionStatus', '6', 'en')).toBe('Not submitted');
  });

  test('of an achievement type tells its outcome category', () => {
    expect(outcomeCategoryOf('3.2')).toBe('3');
    expect(outcomeCategoryOf('2')).toBe('2');
    expect(outcomeCategoryOf('9.9')).toBeUndefined();
  });

  test('may not stand twice, nor below a parent that is missing', () => {
    const names = ['甲', 'A', 'A'] as const;
    expect(() =>
      codeSet('X', names, [
        ['1', ...names],
        ['1', ...names],
      ]),
    ).toThrow(/twice/);
    expect(() => codeSet('X', names, [['1.1', ...names]])).toThrow(/parent/);
  });
});

describe('identifiers of sets and items', () => {
  test('are derived from the key and never move [EN6]', () => {
    expect(codeSetIds.maturity).toBe(codeSetId('CSD'));
    expect(codeSetId('CSD')).toBe('5e2b0826-4c6c-5a26-9ac6-e37c5d44580e');
    expect(codeItemId('CSD', '1')).toBe('c23d2c27-8ac4-5bb8-845a-08f60cf974e3');
  });

  test('differ everywhere', () => {
    const all = Object.values(dictionaries).flatMap((set) => [
      codeSetId(set.key),
      ...set.items.map((item) => codeItemId(set.key, item.code)),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are shared by option sets that are one list', () => {
    expect(optionSetIds.outcomeCategories).toBe(codeSetIds.achievementType);
    expect(optionSetIds.rightTypes).toBe(codeSetIds.rightForm);
  });
});

describe('levels', () => {
  test('mean something to every category that can reach them, in three languages', () => {
    for (const category of ['1', '2', '3'] as const)
      for (const code of maturityLevels) {
        const reading = maturityReading(code, category);
        expect(reading !== undefined, `${category}/${code}`).toBe(Number(code) <= highestMaturity(category));
        for (const text of [...(reading?.name ?? ['x']), ...(reading?.meaning ?? ['x'])])
          expect(text).not.toBe('');
      }
  });

  test('above nine are sales for applied technology and adoption for public benefit', () => {
    expect(maturityReading('12', '1')!.meaning[0]).toBe('利润达到投入的20%');
    expect(maturityReading('12', '2')!.meaning[0]).toBe('写入指南或全国推广');
    expect(acceptedEvidence('10', '1')).toEqual({ needs: 'all', of: ['5.3', '5.4', '5.5'] });
    expect(acceptedEvidence('10', '2')).toEqual({ needs: 'any', of: ['5.8'] });
    expect(acceptedEvidence('6', '2')).toEqual(acceptedEvidence('6', '1'));
  });

  test('of basic theory end at four', () => {
    expect(maturityReading('4', '3')!.name[1]).toBe('Reproduction');
    expect(acceptedEvidence('5', '3').of).toEqual([]);
  });

  test('are proved by documents that are items, not groups', () => {
    for (const code of maturityLevels as readonly MaturityLevel[])
      for (const category of ['1', '2'] as const) {
        const { of } = acceptedEvidence(code, category);
        expect(of.length).toBeGreaterThan(0);
        for (const document of of) expect(itemOf('documentType', document)?.parent).toBeDefined();
      }
  });

  test('of innovation and advancement have a meaning each', () => {
    for (const { code } of dictionaries.innovation.items)
      expect(innovationReading(code)?.meaning[0]).toBeTruthy();
    for (const { code } of dictionaries.advancement.items)
      expect(advancementReading(code)?.meaning[2]).toBeTruthy();
    expect(innovationReading('5')).toBeUndefined();
  });
});
