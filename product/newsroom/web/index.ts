/** The way from one list of content to the others, for a page of an area below that is one of them. */
export { KindTabs } from './parts/KindTabs';
/** The editor of texts; it comes when it is first shown. */
export const richText = () => import('./editor/RichText');
