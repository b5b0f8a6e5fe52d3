import type { ServedArea } from '#host/serve';
import access from '#product/access/server';
import audit from '#product/audit/server';
import applications from '#product/applications/server';
import dictionaries from '#product/dictionaries/server';
import exports from '#product/exports/server';
import files from '#product/files/server';
import materials from '#product/materials/server';
import opening from '#product/opening/server';
import organisations from '#product/organisations/server';
import panels from '#product/panels/server';
import palette from '#product/search/server';
import people, { staff } from '#product/people/server';
import preferences from '#product/preferences/server';
import privacy from '#product/privacy/server';
import registration from '#product/registration/server';
import reports from '#product/reports/server';
import roles from '#product/roles/server';
import settings from '#product/settings/server';
import tasks from '#product/tasks/server';

/** Every area that answers calls. Who adds an area adds it here, and nowhere else on the server. */
export const areas: readonly ServedArea[] = [
  access,
  applications,
  audit,
  dictionaries,
  exports,
  files,
  materials,
  opening,
  organisations,
  panels,
  palette,
  people,
  preferences,
  privacy,
  registration,
  reports,
  roles,
  settings,
  staff,
  tasks,
];
