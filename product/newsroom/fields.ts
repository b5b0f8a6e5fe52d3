import { factsOf } from '#contract/facts';
import { listedFields } from './listed';
import { begunFields, besideFields, writtenFields } from './news';

const { publishTime, withdrawTime } = writtenFields;
const around = { language: begunFields.language, publishTime, withdrawTime };

/** What forms and pages know of the fields of each kind. */
export const fields = {
  news: factsOf({ ...begunFields, ...writtenFields, ...besideFields }),
  link: factsOf({ ...listedFields.link, ...around }),
  picture: factsOf({ ...listedFields.picture, ...around }),
  download: factsOf({ ...listedFields.download, ...around }),
  reference: factsOf({ ...listedFields.reference, ...around }),
  agencyShowcase: factsOf({ ...listedFields.agencyShowcase, ...around }),
  promotedProject: factsOf({ ...listedFields.promotedProject, ...around }),
  video: factsOf({ ...listedFields.video, ...around }),
};
