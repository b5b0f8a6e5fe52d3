/** Where the parts of an upload are sent by the tus protocol, with its id behind. */
export const partsPath = '/api/OriginalMaterial/UploadPart';
