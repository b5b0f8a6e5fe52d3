export { contentFile } from './content-file';
export { libraryPicture } from './picture-file';
export { talentPicture } from './talent-picture';
export { readings } from './readings';
export { errorPage, pagesOf, type Drawn, type Page } from './routes';
export { isShared, unchangedUntil } from './shared';
export { asked, isReadable, languageFor, rememberLanguage, siteFor, type PublicSite } from './site';
export { textsOf } from './texts';
