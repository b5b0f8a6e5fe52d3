/** How the content of a kind is judged. */
type Family = 'image' | 'pdf' | 'office' | 'video';

export interface FileKind {
  /** The extension without its dot; also the kind's name in a call's rules. */
  readonly extension: string;
  readonly mime: string;
  readonly family: Family;
  /** For an office file: what its list of parts must name as the main one. */
  readonly mainPart?: string;
}

const office = (extension: string, type: string, mainPart: string): FileKind => ({
  extension,
  mime: `application/vnd.openxmlformats-officedocument.${type}`,
  family: 'office',
  mainPart: `application/vnd.openxmlformats-officedocument.${mainPart}.main+xml`,
});

/** All that is ever taken. SVG, HTML, XML, archives and the old office formats with their macros are not among them. */
export const fileKinds: readonly FileKind[] = [
  { extension: 'jpg', mime: 'image/jpeg', family: 'image' },
  { extension: 'png', mime: 'image/png', family: 'image' },
  { extension: 'webp', mime: 'image/webp', family: 'image' },
  { extension: 'gif', mime: 'image/gif', family: 'image' },
  { extension: 'pdf', mime: 'application/pdf', family: 'pdf' },
  office('docx', 'wordprocessingml.document', 'wordprocessingml.document'),
  office('xlsx', 'spreadsheetml.sheet', 'spreadsheetml.sheet'),
  office('pptx', 'presentationml.presentation', 'presentationml.presentation'),
  { extension: 'mp4', mime: 'video/mp4', family: 'video' },
];

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
