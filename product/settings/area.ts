import type { AreaManifest } from '#host/contributions';
import { settingProblems } from './problems';
import served from './server';
import { settingNames } from './settings';
import { settingWords } from './words';

const area: AreaManifest = {
  calls: [served],
  problems: [settingProblems],
  fieldNames: [Object.fromEntries(settingNames.map((name) => [name, settingWords[`name.${name}`]]))],
  noPersonalData: {
    setting_version: 'who saved the platform’s settings is evidence of the platform’s own record',
  },
};
export default area;
