import { languages, type Language } from '#contract/words';
import type { Alternatives } from '../../picture';

/** What a picture shows, in a language or in the first in which somebody has said it. */
export const described = (alternatives: Alternatives, language: Language): string =>
  [language, ...languages].map((each) => alternatives[each]).find((said) => said.trim() !== '') ?? '';
