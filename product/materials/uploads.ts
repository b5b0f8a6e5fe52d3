/** What the scanner said of a file; `failed`: it did not answer. */
export const scanStates = ['clean', 'infected', 'notScanned', 'failed'] as const;
export type ScanState = (typeof scanStates)[number];

/** The greatest file, in bytes: 100 MB. */
export const greatestFile = 104_857_600;

const office = 'application/vnd.openxmlformats-officedocument';

/** What evidence may be (domain §3.2 M2), as far as uploads take it: no formats that carry macros. An archive holds nothing but these. */
export const evidenceTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  `${office}.presentationml.presentation`,
  'image/jpeg',
  'image/png',
  'video/mp4',
  'application/zip',
]);

/** The endings of the names of such files, as a page offers them. */
export const evidenceEndings: readonly string[] = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'jpg',
  'jpeg',
  'png',
  'mp4',
  'zip',
];

/**
 * Whether the scanner's answer lets a file go to the assessor (domain §3.2 M2). One that nobody has looked at goes where
 * the settings allow it; the page says «not scanned» beside it.
 */
export const scanPasses = (state: ScanState, unscannedAllowed: boolean): boolean =>
  state === 'clean' || (unscannedAllowed && state !== 'infected');
