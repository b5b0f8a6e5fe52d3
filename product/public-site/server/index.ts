export { newsDetail, newsList, latest } from './news';
export {
  agencyCards,
  agencyRegister,
  assessorRegister,
  figures,
  openOrganisations,
  talents,
} from './registers';
export { asked, isReadable, languageFor, pageAsked, siteFor, type PublicSite } from './site';
export { checkView, isReportNumber, resultCards, resultDetailView, resultListView } from './results';
