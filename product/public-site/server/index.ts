export { contentFile } from './content-file';
export { libraryPicture } from './picture-file';
export { errorPage, pagesOf, type Drawn, type Page } from './routes';
export { asked, isReadable, languageFor, siteFor, type PublicSite } from './site';
