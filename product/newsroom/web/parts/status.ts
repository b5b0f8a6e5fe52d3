/** How the states of a piece look, and what they are called. */
export const looks = {
  draft: 'draft',
  submitted: 'progress',
  published: 'passed',
  returned: 'returned',
  withdrawn: 'cancelled',
} as const;
export const stateWords = {
  draft: 'newsroom.status.draft',
  submitted: 'newsroom.status.submitted',
  published: 'newsroom.status.published',
  returned: 'newsroom.status.returned',
  withdrawn: 'newsroom.status.withdrawn',
} as const;
export const languageWords = {
  zh: 'newsroom.language.zh',
  en: 'newsroom.language.en',
  es: 'newsroom.language.es',
} as const;
export const kindWords = {
  news: 'newsroom.kind.news',
  notice: 'newsroom.kind.notice',
  policy: 'newsroom.kind.policy',
  about: 'newsroom.kind.about',
} as const;
