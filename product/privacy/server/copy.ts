import { Readable } from 'node:stream';
import { dayText, momentText } from '#contract/formatters';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { ownCopyPerPerson } from '#host/limits/limit';
import type { OutgoingFile } from '#host/serve';
import { privacyWords } from '../words';
import { fieldLabel } from './labels';
import { rowsOf } from './personal-data';

interface Part {
  readonly table: string;
  readonly title: string;
  readonly onErasure: string;
  readonly rows: readonly Record<string, unknown>[];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '/';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The same to be read: a page that stands alone, without script, and prints. */
const page = (parts: readonly Part[], context: Context): string => {
  const { language, me, now } = context;
  const say = (word: keyof typeof privacyWords, values = {}) =>
    escaped(fill(inLanguage(privacyWords[word], language), values));
  const title = say('copyTitle', { name: me.name });
  const tables = parts.map(({ title: name, onErasure, rows }) => {
    const fields = Object.keys(rows[0] ?? {});
    const head = fields.map((field) => `<th>${escaped(fieldLabel(field, context))}</th>`).join('');
    const body = rows
      .map((row) => `<tr>${fields.map((field) => `<td>${escaped(shown(row[field]))}</td>`).join('')}</tr>`)
      .join('');
    const table =
      rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : '';
    return `<section><h2>${escaped(name)} (${rows.length})</h2><p>${say(`onErasure.${onErasure}` as 'title')}</p>${table}</section>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#1f2933}h2{font-size:16px;margin:24px 0 4px}p{color:#52606d;margin:0 0 8px}
section{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid #cbd2d9;padding:4px 8px;text-align:left;vertical-align:top}
th{background:#f5f7fa;white-space:nowrap}</style></head><body><h1>${title}</h1><p>${say('copyMade', { at: momentText(now.toISOString()) })}</p>${tables.join('')}</body></html>`;
};

/** Everything stored about the caller, as its declarations say: for programs, or to be read. Five a day. */
export const copyOfOwn = async (
  { format = 'json' }: { readonly format?: 'json' | 'html' | undefined },
  context: Context,
): Promise<OutgoingFile> => {
  const { services, language, me, now } = context;
  await services.limiter.demand([[ownCopyPerPerson, me.personId]], now);
  const parts: Part[] = [];
  for (const data of services.contributed.personalData)
    parts.push({
      table: data.table,
      title: inLanguage(data.says, language),
      onErasure: data.onErasure,
      rows: await rowsOf(data, context),
    });
  context.audit({ object: ['person', me.personId], after: { format }, loggedFields: ['format'] });
  const text =
    format === 'html'
      ? page(parts, context)
      : JSON.stringify({ madeAt: now.toISOString(), person: me.personId, stored: parts }, null, 2);
  // Not as application/json, which is how the pipeline's own refusals are told from files.
  return {
    name: `assay-${dayText(now.toISOString())}.${format}`,
    type: format === 'html' ? 'text/html; charset=utf-8' : 'application/octet-stream',
    bytes: Readable.from([Buffer.from(text)]),
  };
};
