import { pageCalls } from '#database/seeds/menu';
import { gathered, type AreaManifest } from '#host/contributions';
import access from '#product/access/area';
import appeals from '#product/appeals/area';
import applications from '#product/applications/area';
import audit from '#product/audit/area';
import caseParts from '#product/case-parts/area';
import conflicts from '#product/conflicts/area';
import contracts from '#product/contracts/area';
import correspondence from '#product/correspondence/area';
import dictionaries from '#product/dictionaries/area';
import exports from '#product/exports/area';
import files from '#product/files/area';
import gallery from '#product/gallery/area';
import integrity from '#product/integrity/area';
import interest from '#product/interest/area';
import materials from '#product/materials/area';
import media from '#product/media/area';
import messages from '#product/messages/area';
import newsroom from '#product/newsroom/area';
import opening from '#product/opening/area';
import organisations from '#product/organisations/area';
import panels from '#product/panels/area';
import people from '#product/people/area';
import phrases from '#product/phrases/area';
import preferences from '#product/preferences/area';
import privacy from '#product/privacy/area';
import publication from '#product/publication/area';
import publicSite from '#product/public-site/area';
import receipts from '#product/receipts/area';
import registration from '#product/registration/area';
import reports from '#product/reports/area';
import revocations from '#product/revocations/area';
import roles from '#product/roles/area';
import sampling from '#product/sampling/area';
import savedSearches from '#product/saved-searches/area';
import search from '#product/search/area';
import settings from '#product/settings/area';
import tasks from '#product/tasks/area';
import wizard from '#product/wizard/area';

/**
 * Every area of the product: the one list of them. Where order shows, as among the rows a person is told are stored about
 * them, it is this one.
 */
export const manifests: readonly AreaManifest[] = [
  people,
  roles,
  access,
  registration,
  preferences,
  phrases,
  tasks,
  messages,
  files,
  exports,
  savedSearches,
  privacy,
  applications,
  caseParts,
  correspondence,
  contracts,
  wizard,
  materials,
  receipts,
  reports,
  sampling,
  revocations,
  appeals,
  interest,
  publication,
  integrity,
  panels,
  conflicts,
  audit,
  dictionaries,
  organisations,
  opening,
  search,
  settings,
  media,
  newsroom,
  publicSite,
  gallery,
];

/** What all of them contribute, and which call each page of the menu needs. */
export const contributed = gathered([...manifests, { pageCalls }]);
/** The same where the catalogue of components is switched off (decision 0099): nothing of it is there. */
export const withoutGallery = gathered([
  ...manifests.filter((manifest) => manifest !== gallery),
  { pageCalls },
]);
/** Every area that answers calls, and every kind of object that these may name. */
export const { calls: areas, kinds } = contributed;
