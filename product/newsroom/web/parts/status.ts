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
/** Of texts, which stand on one list. */
export const kindWords = {
  news: 'newsroom.kind.news',
  notice: 'newsroom.kind.notice',
  policy: 'newsroom.kind.policy',
  about: 'newsroom.kind.about',
} as const;
/** Of everything that editors write. */
export const everyKindWords = {
  ...kindWords,
  link: 'newsroom.list.link',
  picture: 'newsroom.list.picture',
  download: 'newsroom.list.download',
  reference: 'newsroom.list.reference',
  agencyShowcase: 'newsroom.list.agencyShowcase',
  promotedProject: 'newsroom.list.promotedProject',
  video: 'newsroom.list.video',
} as const;
