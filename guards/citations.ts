import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '#host/root';
import { itemsIn } from './checklist';
import type { Source } from './sources';

/** What may be cited, by what stands in the documents of the repository. */
export interface Sources {
  /** Sections by document: `domain` → `3.4`. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Rows of the workflow's tables, with the section they stand in: `E2` → `3.4`. */
  readonly steps: ReadonlyMap<string, string>;
  /** Rows of the requirements with the names of their items. */
  readonly requirements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Rows of security, `AZ-09`. */
  readonly promises: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly exists: (path: string) => boolean;
}

export type Kind = 'section' | 'step' | 'requirement' | 'promise' | 'decision' | 'place';

export interface Found {
  /** How many citations of each kind were looked up. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** What is wrong, where, and how to mend it. */
  readonly faults: readonly string[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const every = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, said = '']) => said);

/** The sections of a document: its numbered headings. */
const sectionsIn = (text: string): Set<string> => new Set(every(text, /^#{2,3} (\d+(?:\.\d+)?)[. ]/gm));

const stepsIn = (text: string): Map<string, string> => {
  const steps = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    section = /^#{2,3} (\d+(?:\.\d+)?)[. ]/.exec(line)?.[1] ?? section;
    const step = /^\| ([AMRE]\d+[a-z]?) \|/.exec(line)?.[1];
    if (step) steps.set(step, section);
  }
  return steps;
};

const itemsByRow = (text: string): Map<string, Set<string>> => {
  const rows = new Map<string, Set<string>>();
  for (const { id, row } of itemsIn(text)) {
    const names = rows.get(row) ?? new Set();
    rows.set(row, id === row ? names : names.add(id.slice(row.length + 1)));
  }
  return rows;
};

/** What the documents of the repository hold, with the paths that there are. */
export const documented = (paths: readonly string[]): Sources => {
  const [domain, security] = [read('docs/domain.md'), read('docs/security.md')];
  const folders = paths.flatMap((path) =>
    path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/')),
  );
  const there = new Set(folders);
  return {
    sections: new Map([
      ['domain', sectionsIn(domain)],
      ['security', sectionsIn(security)],
    ]),
    steps: stepsIn(domain),
    requirements: itemsByRow(read('docs/requirements.md')),
    promises: new Set(every(security, /^\| ([A-Z]{2}-\d{2}) [PNR]/gm)),
    decisions: new Set(every(readdirSync(join(root, 'docs/decisions')).join('\n'), /^(\d{4})-/gm)),
    // A module may be named without its ending, as an import names it.
    exists: (path) => ['', '.ts', '.tsx'].some((ending) => there.has(path.replace(/\/$/, '') + ending)),
  };
};

/** The leaders of comments become blanks of the same length, so that a citation may go on in the next line. */
const flat = (text: string): string =>
  text.replace(/\n[ \t]*(?:\/\*\*|\*|\/\/|--|#+)?(?=[ \t\n])/g, (leader) => ' '.repeat(leader.length));

const own: Readonly<Record<string, string>> = {
  'docs/domain.md': 'domain',
  'docs/security.md': 'security',
};
const outside = /^(?:RFC|FIPS|PKCS)\b/;

/** Which document a `§` belongs to: the last one named before it in the same sentence or bracket. */
const documentOf = (before: string): string | undefined => {
  const near = before
    .slice(-160)
    .split(/[)«»]|[.:] /)
    .at(-1)!;
  const named = [...near.matchAll(/\b(domain|security|specification|RFC|FIPS|PKCS)\b/gi)].at(-1)?.[1];
  return named && (outside.test(named) ? named : named.toLowerCase());
};

/** Looks up every citation in a text. */
export const citationsIn = ({ path, text }: Source, sources: Sources): Found => {
  const counts = { section: 0, step: 0, requirement: 0, promise: 0, decision: 0, place: 0 };
  const faults: string[] = [];
  const plain = flat(text);
  const fault = (at: number, what: string) =>
    faults.push(`${path}:${text.slice(0, at).split('\n').length}: ${what}`);
  const look = (kind: Kind, is: boolean, at: number, what: string) => {
    counts[kind] += 1;
    if (!is) fault(at, what);
  };

  const stepAt = (at: number, step: string, section?: string) => {
    const found = sources.steps.get(step);
    const where = section === undefined ? 'docs/domain.md' : `section ${section} of docs/domain.md`;
    const is = section === undefined ? found !== undefined : found === section;
    look(
      'step',
      is,
      at,
      `«${step}» is no row in ${where}${found ? ` but in ${found}` : ''}: cite one that is`,
    );
  };

  for (const { index, 0: whole, 1: first = '', 2: last } of plain.matchAll(
    /§{1,2} ?(\d+(?:\.\d+)*)(?:[–-](\d+(?:\.\d+)*))?/g,
  )) {
    const document = documentOf(plain.slice(0, index)) ?? own[path];
    if (document && outside.test(document)) continue;
    // A migration that has been applied is never changed, not in its comments either.
    if (document === 'specification' && path.startsWith('database/migrations/')) continue;
    const sections = document && sources.sections.get(document);
    for (const section of [first, ...(last ? [last] : [])])
      if (sections)
        look(
          'section',
          sections.has(section),
          index,
          `«${document} §${section}» is not in docs/${document}.md: cite a section that is there, or write it`,
        );
      else
        look(
          'section',
          false,
          index,
          document
            ? `«${document} §${section}» is not in the repository: cite docs/requirements.md or docs/domain.md instead`
            : `«§${section}» names no document: say domain or security before it`,
        );
    if (document !== 'domain') continue;
    const steps = /^(?:,? (?:and |to )?[AMRE]\d+[a-z]?|–[AMRE]\d+[a-z]?)+\b/.exec(
      plain.slice(index + whole.length),
    );
    for (const step of steps?.[0].match(/[AMRE]\d+[a-z]?/g) ?? []) stepAt(index, step, first);
  }

  const areas = new Set([...sources.requirements.keys()].map((row) => row.slice(0, 2)));
  const requirementAt = (at: number, row: string, item?: string) => {
    const items = sources.requirements.get(row);
    const open = item !== undefined && /[%$]/.test(item);
    const is = items !== undefined && (item === undefined || (open ? items.size > 0 : items.has(item)));
    const said = item === undefined ? row : `${row}.${item}`;
    look(
      'requirement',
      is,
      at,
      `«${said}» is not in docs/requirements.md: cite an id that is there, or add it`,
    );
  };
  for (const { index, 1: code = '', 2: item } of plain.matchAll(
    /\[([A-Z]{1,2}\d+[a-z]?)(?:\.([^\]\s]+))?\]/g,
  ))
    if (/^[AMRE]\d/.test(code)) stepAt(index, code);
    else requirementAt(index, code, item);
  for (const { index, 1: row = '' } of plain.matchAll(/(?<![[\w.-])([A-Z]{2}\d{1,2})\b(?![-.]\w)/g))
    if (areas.has(row.slice(0, 2))) requirementAt(index, row);

  const families = new Set([...sources.promises].map((id) => id.slice(0, 2)));
  for (const { index, 1: id = '' } of plain.matchAll(/(?<![\w-])([A-Z]{2}-\d{2})(?![\w-])/g))
    if (families.has(id.slice(0, 2)))
      look(
        'promise',
        sources.promises.has(id),
        index,
        `«${id}» is no row of docs/security.md: cite one that is`,
      );

  for (const { index, 0: whole } of plain.matchAll(
    /\bdecisions? \d{4}(?:(?:,| and|, and) \d{4})*|\bdecisions\/\d{4}|\(0\d{3}(?:(?:,| and) 0\d{3})*\)/gi,
  ))
    for (const number of whole.match(/\d{4}/g) ?? [])
      look(
        'decision',
        sources.decisions.has(number),
        index,
        `there is no decision ${number} in docs/decisions`,
      );

  if (!path.endsWith('.md'))
    for (const { index, 1: page = '' } of plain.matchAll(/(?<![\w/{}.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g))
      look(
        'place',
        sources.exists(page),
        index,
        `there is no «${page}» in the repository: cite what is there`,
      );
  if (path.endsWith('.md') && !path.startsWith('docs/decisions/')) {
    for (const { index, 1: link = '' } of text.matchAll(/\]\(((?!https?:)[^)#\s]+)(?:#[^)]*)?\)/g)) {
      const to = relative(root, resolve(root, dirname(path), link));
      look('place', sources.exists(to), index, `the link to «${link}» leads nowhere: there is no ${to}`);
    }
    for (const { index, 1: place = '' } of text.matchAll(
      /`((?:contract|host|shell|product|queries|database|start|guards|journeys|benchmarks|docs|tools)\/[\w./-]+)`/g,
    ))
      look('place', sources.exists(place), index, `there is no «${place}»: say where it stands now`);
    // In an area's own page its files are named from there.
    if (/^product\/[^/]+\/README\.md$/.test(path))
      for (const { index, 1: place = '' } of text.matchAll(/`((?!product\/)[\w./-]*(?:\.tsx?|\/))`/g)) {
        const is = sources.exists(place) || sources.exists(join(dirname(path), place));
        look('place', is, index, `there is no «${place}» in ${dirname(path)}: say where it stands now`);
      }
  }
  return { counts, faults };
};
