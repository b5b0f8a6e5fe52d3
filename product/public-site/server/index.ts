export { contentFile } from './content-file';
export { libraryPicture } from './picture-file';
export { talentPicture } from './talent-picture';
export { readings } from './readings';
export type { Drawn, Page } from './page';
export { interestPage } from './result-pages';
export { errorPage, pagesOf } from './routes';
export { departurePage } from './sign-in-pages';
export { isShared, unchangedUntil } from './shared';
export {
  asked,
  isReadable,
  languageFor,
  rememberLanguage,
  siteFor,
  usualLanguage,
  type PublicSite,
} from './site';
export { textsOf } from './texts';
