import { codecOf } from '#contract/codec';
import { general } from '#contract/problems';
import type { Problem } from '#contract/problem';
import { wirePath } from '#contract/traverse';
import { fill, inLanguage, type Language, type PlaceholderValues } from '#contract/words';
import { ApplicationFields } from '../application';
import type { Lacking } from '../lacking';
import { applicationsWords, type ApplicationsWord } from '../words';

/** A sentence beside a field of the application, in wire names: what a refusal carries as its result. */
export const refusedAt = (path: Lacking['path'], word: ApplicationsWord, language: Language) => [
  {
    Field: wirePath(codecOf(ApplicationFields), path),
    Msg: inLanguage(applicationsWords[word], language),
  },
];

/** The refusal 2002 with a sentence beside each field. */
export const lackingProblem = (lacking: readonly Lacking[], language: Language): Problem =>
  general.badInput(
    {},
    lacking.flatMap(({ path, word }) => refusedAt(path, word, language)),
  );

/** The same for fields of another call, already in wire names; `values` fill the sentence. */
export const fieldProblem = (
  field: string,
  word: ApplicationsWord,
  language: Language,
  values: PlaceholderValues = {},
): Problem =>
  general.badInput({}, [{ Field: field, Msg: fill(inLanguage(applicationsWords[word], language), values) }]);
