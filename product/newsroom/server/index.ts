import { serve } from '#host/serve';
import { newsroom } from '../contract';
import { act, pinNews, removeNews, submitNews } from './act';
import { downloadUses } from './download-uses';
import { listOfKind, saveOfKind } from './listed';
import { alsoWriting } from './presence';
import { addPreview, listPreviews, revokePreview } from './previews';
import { listNews, newsHistory, previewNews, readNews } from './read';
import { agencyChoices, projectChoices } from './subjects';
import { versionSubtitles } from './subtitles';
import { addNews, editNews, restoreVersion } from './write';

export {
  countReading,
  publishedAbout,
  publishedAttachment,
  publishedAttachments,
  publishedPage,
  publishedPiece,
  type PublicKind,
  type PublishedRow,
} from './published';
export {
  publishedEntries,
  publishedEntry,
  publishedFile,
  publishedListed,
  publishedListedTotal,
  publishedSubtitles,
} from './published-listed';
export { picturesByNumber, storePictures, versionPictures } from './pictures';
export { nextWithdrawal, piecesForSearchEngines, translationsOf } from './search-engines';
export { previewBy, type Preview } from './previews';
export { contentKind } from './visible';

export default serve(newsroom, {
  list: (filter, context) => listNews(filter, context),
  byId: (_, context) => readNews(context),
  add: addNews,
  edit: editNews,
  submit: submitNews,
  recall: act('recall'),
  publish: act('publish'),
  return: act('return'),
  withdraw: act('withdraw'),
  pin: pinNews,
  remove: removeNews,
  history: newsHistory,
  versionSubtitles,
  alsoWriting: (_, context) => alsoWriting(context),
  restore: restoreVersion,
  preview: (_, context) => previewNews(context),
  previewLinks: (_, context) => listPreviews(context),
  addPreview,
  revokePreview: (_, context) => revokePreview(context),
  linkList: listOfKind('link'),
  saveLink: saveOfKind('link'),
  removeLink: removeNews,
  pictureList: listOfKind('picture'),
  savePicture: saveOfKind('picture'),
  removePicture: removeNews,
  downloadList: listOfKind('download'),
  downloadUses: (_, context) => downloadUses(context),
  saveDownload: saveOfKind('download'),
  removeDownload: removeNews,
  referenceList: listOfKind('reference'),
  saveReference: saveOfKind('reference'),
  removeReference: removeNews,
  agencyList: listOfKind('agencyShowcase'),
  saveAgency: saveOfKind('agencyShowcase'),
  agencyChoices,
  projectList: listOfKind('promotedProject'),
  saveProject: saveOfKind('promotedProject'),
  projectChoices,
  videoList: listOfKind('video'),
  saveVideo: saveOfKind('video'),
});
