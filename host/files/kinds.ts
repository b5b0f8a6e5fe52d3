/** How the content of a kind is judged. */
type Family = 'image' | 'pdf' | 'office' | 'compound' | 'video' | 'archive';

export interface FileKind {
  /** The extension without its dot; also the kind's name in a call's rules. */
  readonly extension: string;
  readonly mime: string;
  readonly family: Family;
  /** For an office file: what its list of parts must name as the main one; for an old one its main stream, or either of two. */
  readonly mainPart?: string;
}

const office = (extension: string, type: string, mainPart: string): FileKind => ({
  extension,
  mime: `application/vnd.openxmlformats-officedocument.${type}`,
  family: 'office',
  mainPart: `application/vnd.openxmlformats-officedocument.${mainPart}.main+xml`,
});

/** All that is ever taken. SVG, HTML, XML and office files with macros are not among them; an archive holds nothing else. */
export const fileKinds: readonly FileKind[] = [
  { extension: 'jpg', mime: 'image/jpeg', family: 'image' },
  { extension: 'png', mime: 'image/png', family: 'image' },
  { extension: 'webp', mime: 'image/webp', family: 'image' },
  { extension: 'gif', mime: 'image/gif', family: 'image' },
  { extension: 'pdf', mime: 'application/pdf', family: 'pdf' },
  office('docx', 'wordprocessingml.document', 'wordprocessingml.document'),
  office('xlsx', 'spreadsheetml.sheet', 'spreadsheetml.sheet'),
  office('pptx', 'presentationml.presentation', 'presentationml.presentation'),
  { extension: 'doc', mime: 'application/msword', family: 'compound', mainPart: 'WordDocument' },
  { extension: 'xls', mime: 'application/vnd.ms-excel', family: 'compound', mainPart: 'Workbook|Book' },
  {
    extension: 'ppt',
    mime: 'application/vnd.ms-powerpoint',
    family: 'compound',
    mainPart: 'PowerPoint Document',
  },
  { extension: 'mp4', mime: 'video/mp4', family: 'video' },
  { extension: 'webm', mime: 'video/webm', family: 'video' },
  { extension: 'zip', mime: 'application/zip', family: 'archive' },
];

/** The kind that a stored file is of. */
export const kindOfMime = (mime: string): FileKind | undefined =>
  fileKinds.find((kind) => kind.mime === mime);

/** The mime that the first bytes of a family show, where they tell no more than that. */
const outer: Readonly<Partial<Record<Family, string>>> = {
  office: 'application/zip',
  compound: 'application/x-cfb',
};

/** Whether the first bytes, as they were recognised, may be of this kind. */
export const isOfKind = (found: string | undefined, { mime, family }: FileKind): boolean =>
  found !== undefined && (found === mime || found === outer[family]);

const spelt: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg' };

/** What somebody, or a careless server, would run or render: such a name hides behind a harmless last extension. */
const active =
  /^(?:html?|xhtml|shtml|svgz?|xml|xsl|js|mjs|php\d?|phtml|phar|jsp|jspx|asp|aspx|ashx|cshtml|cgi|pl|py|rb|sh|bat|cmd|com|exe|dll|scr|msi|ps1|vbs|wsf|hta|jar|war|lnk|htaccess|swf|docm|xlsm|pptm)$/;

/** The kind that a name claims, when it is among the allowed ones; undefined otherwise, also for `x.php.jpg`. */
export const kindOfName = (name: string, allowed: readonly string[]): FileKind | undefined => {
  const [, ...extensions] = name.normalize('NFKC').toLowerCase().split('.');
  const last = extensions.at(-1);
  if (last === undefined || extensions.some((extension) => active.test(extension.trim()))) return undefined;
  const extension = spelt[last] ?? last;
  return allowed.includes(extension) ? fileKinds.find((kind) => kind.extension === extension) : undefined;
};
