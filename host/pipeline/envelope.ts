import type * as z from 'zod';
import type { Codec } from '#contract/codec';
import type { Problem } from '#contract/problem';
import { general } from '#contract/problems';
import { wirePath } from '#contract/traverse';
import { fill, type Language, type Word } from '#contract/words';

/** Every reply of a call (AP7). */
export interface Envelope {
  ErrorCode: number;
  RequestMsg: string;
  ResultValue: unknown;
}

export const success = (value: unknown): Envelope => ({
  ErrorCode: 0,
  RequestMsg: '',
  ResultValue: value ?? '',
});

export const failure = (problem: Problem, language: Language): Envelope => ({
  ErrorCode: problem.code,
  RequestMsg: problem.in(language),
  ResultValue: problem.result ?? '',
});

/** What is wrong with one field, as the caller spells it. */
interface Defect {
  Field: string;
  Msg: string;
}

const sentences: Record<string, Word> = {
  missing: ['此项必填', 'This is required', 'Este campo es obligatorio'],
  stranger: ['未知字段', 'Unknown field', 'Campo desconocido'],
  tooLong: ['不能超过 {{limit}} 个字符', 'At most {{limit}} characters', 'Máximo {{limit}} caracteres'],
  tooMany: ['不能超过 {{limit}} 项', 'At most {{limit}} entries', 'Máximo {{limit}} elementos'],
  tooShort: ['至少 {{limit}} 个字符', 'At least {{limit}} characters', 'Mínimo {{limit}} caracteres'],
  tooFew: ['至少 {{limit}} 项', 'At least {{limit}} entries', 'Mínimo {{limit}} elementos'],
  tooLarge: ['不能大于 {{limit}}', 'At most {{limit}}', 'Máximo {{limit}}'],
  tooSmall: ['不能小于 {{limit}}', 'At least {{limit}}', 'Mínimo {{limit}}'],
  malformed: ['格式不正确', 'This is not in the expected form', 'El formato no es correcto'],
};
const at: Record<Language, 0 | 1 | 2> = { zh: 0, en: 1, es: 2 };

const sentenceOf = (issue: z.core.$ZodIssue): [string, number | bigint] => {
  if (issue.code === 'unrecognized_keys') return ['stranger', 0];
  if (issue.code === 'too_big') {
    return [
      issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooLarge',
      issue.maximum,
    ];
  }
  if (issue.code === 'too_small') {
    return [
      issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall',
      issue.minimum,
    ];
  }
  if (issue.input === undefined || issue.input === null) return ['missing', 0];
  return ['malformed', 0];
};

/** Turns what the schema found into the problem 2002 with a sentence for each field, in wire names. */
export const badInput = (codec: Codec, issues: readonly z.core.$ZodIssue[], language: Language): Problem => {
  const defects = issues.flatMap((issue): Defect[] => {
    const [sentence, limit] = sentenceOf(issue);
    const Msg = fill(sentences[sentence]![at[language]], { limit: String(limit) });
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ Field: wirePath(codec, path), Msg }));
  });
  return general.badInput({}, defects);
};
