import type { Word } from '#contract/words';
import { accessScreensWords } from '#product/access/words-screens';
import { accessWords } from '#product/access/words';
import { applicationScreensWords } from '#product/applications/words-screens';
import { applicationsWords } from '#product/applications/words';
import { auditWords } from '#product/audit/words';
import { dictionaryScreensWords } from '#product/dictionaries/words-screens';
import { dictionariesWords } from '#product/dictionaries/words';
import { materialsWords } from '#product/materials/words';
import { exportsWords } from '#product/exports/words';
import { messagesWords } from '#product/messages/words';
import { organisationsWords } from '#product/organisations/words';
import { conflictsWords } from '#product/conflicts/words';
import { panelRulesWords } from '#product/panels/rules/words';
import { materialScreensWords } from '#product/materials/words-screens';
import { panelScreensWords } from '#product/panels/words-screens';
import { panelsWords } from '#product/panels/words';
import { levelsWords } from '#product/levels/words';
import { registrationWords } from '#product/registration/words';
import { reportScreensWords } from '#product/reports/words-screens';
import { reportsWords } from '#product/reports/words';
import { staffWords } from '#product/people/words-staff';
import { privacyWords } from '#product/privacy/words';
import { peopleWords } from '#product/people/words';
import { roleWords } from '#product/roles/words';
import { settingWords } from '#product/settings/words';
import { tasksWords } from '#product/tasks/words';
import { shellWords } from '#shell/words';

/** Every area's words by the area's name, as the office speaks them. Public pages read their own rows on the server. */
export const allWords: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  shell: shellWords,
  access: accessWords,
  accessScreens: accessScreensWords,
  applicationScreens: applicationScreensWords,
  applications: applicationsWords,
  audit: auditWords,
  conflicts: conflictsWords,
  dictionaries: dictionariesWords,
  dictionaryScreens: dictionaryScreensWords,
  exports: exportsWords,
  materials: materialsWords,
  messages: messagesWords,
  organisations: organisationsWords,
  levels: levelsWords,
  panelRules: panelRulesWords,
  materialScreens: materialScreensWords,
  panelScreens: panelScreensWords,
  panels: panelsWords,
  reportScreens: reportScreensWords,
  reports: reportsWords,
  people: peopleWords,
  privacy: privacyWords,
  registration: registrationWords,
  roles: roleWords,
  settings: settingWords,
  staff: staffWords,
  tasks: tasksWords,
};
