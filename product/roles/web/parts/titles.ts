import type { Language } from '#contract/words';
import type { ActionNode } from '../../action';

/** What a menu entry or an action is called in a language. */
export const titleIn = (
  { text, textEn, textEs }: Pick<ActionNode, 'text' | 'textEn' | 'textEs'>,
  language: Language,
): string => ({ zh: text, en: textEn, es: textEs })[language];
