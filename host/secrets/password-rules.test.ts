import { describe, expect, test } from 'vitest';
import { packed } from './breached-passwords';
import { commonWords } from './common-passwords';
import { passwordDefect } from './password-rules';

const judge = (password: string, context: string[] = [], shortest = 8) =>
  passwordDefect(password, { shortest, context });

describe('a new password [AU-02] [AU-03]', () => {
  test.each([
    '12345678', '123456789', '1234567890', '11111111', '88888888', '00000000', '12341234', '123123123', '19800101',
    '20001231', '13800001234', '5201314520', '1314520520', '147258369', '987654321', '1q2w3e4r', '1qaz2wsx', '1qaz2wsx3edc',
    'qwertyui', 'qwertyuiop', 'qwer1234', 'asdfghjkl', 'asdf1234', 'zxcvbnm123', 'zaq12wsx', '!qaz2wsx', 'password',
    'Password1', 'P@ssw0rd', 'p@$$w0rd!', 'passw0rd123', 'PASSWORD2026', '  password  ', 'ｐａｓｓｗｏｒｄ', 'pass1234', 'admin123',
    'admin888', 'Admin@123', 'administrator', 'root1234', 'test1234', 'welcome1', 'Welcome2026!', 'letmein123', 'iloveyou',
    'iloveyou520', 'woaini1314', 'woaini520', 'woainima', '5201314woaini', 'aini1314', 'zhang123456', 'wangwei1990', 'zhangwei1985!',
    'liming19800101', 'zhongguo123', 'beijing2008', 'a1234567', 'a12345678', 'aa123456', 'aaa111aaa', 'abc12345', 'abcd1234',
    'abc123abc123', 'qq123456', 'wang1234', '123456qq', '123456abc', 'football1', 'dragon99', 'monkey12', 'superman1', 'sunshine!',
    'tequiero1', 'contraseña1', 'contrasena123', 'barcelona10', 'realmadrid', 'hospital123', 'doctor2026', 'abababab', 'xyzxyzxyz',
    'passwordpassword', 'passwordadmin', 'hello123', 'changeme', 'Temp1234', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '1111aaaa', 'zw19850101', 'woaimama', 'woshishui', 'wobuzhidao', 'xiaoqiang', 'zhangjian', 'trustno1', 'wodemima', 'nishiwode',
  ])('may not be %j', (password) => expect(judge(password)).toBe('common')); // oxfmt-ignore

  test.each([
    'correct horse battery staple', '山高月小水落石出夜', 'tr0mb0ne-under-the-stairs', 'kV7#qLw2!zRt', 'el perro verde duerme mucho',
    'wo jintian chi le san wan mian', 'ñandú veloz 2 montes', '9f3b1c7ae0d2', 'mi gato odia los martes', 'hospital roof gardens bloom',
  ])('may be %j', (password) => expect(judge(password)).toBeUndefined()); // oxfmt-ignore

  test('of every common word is refused with its first letter large, a year and a sign', () => {
    expect(commonWords.size).toBeGreaterThan(900);
    for (const word of commonWords)
      for (const dressed of [`${word}${word}`, `${word[0]!.toUpperCase()}${word.slice(1)}2026!`])
        if (dressed.length >= 8) expect(judge(dressed), dressed).toBe('common');
  });

  test('is none of the hundred thousand found most often in breaches, whatever is hung on it', () => {
    const found = [
      'Brooklyn',
      'michigan',
      'poohbear',
      'LASVEGAS',
      'Godzilla2026!',
      'brooklyn-77',
      '1michigan!',
    ];
    for (const password of found) expect(judge(password), password).toBe('common');
    expect(packed(['b', 'A', 'a'])).toHaveLength(10);
    expect(judge('brooklyn bridge at dawn')).toBeUndefined();
  });

  test('is not made of what everybody knows about its owner', () => {
    const context = ['li.lei', '李雷', '13800001234', 'li.lei@example.org', '江澜医科大学', 'Assay'];
    for (const password of [
      'li.lei.qx9',
      'Example!42',
      '李雷爱编程吗',
      'assay-4711',
      'A55ay+0815',
      '江澜医科大学2026x',
    ])
      expect(judge(password, context, 6), password).toBe('aboutYou');
    expect(judge('my assay of nineteen words', context)).toBeUndefined();
  });

  test('has its length counted in characters', () => {
    expect(judge('kV7#qLw2!zRt', [], 15)).toBe('tooShort');
    expect(judge('😀😃😄😁😆', [], 6)).toBe('tooShort');
    expect(judge(`kV7#${'山水'.repeat(62)}`)).toBeUndefined();
    expect(judge(`kV7#${'山水'.repeat(62)}x`)).toBe('tooLong');
    expect(judge('x'.repeat(1_000_000))).toBe('tooLong');
    expect(judge('lone surrogate \ud800')).toBe('malformed');
  });
});
