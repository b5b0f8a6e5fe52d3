import type { AreaManifest } from '#host/contributions';
import { forget } from '#host/jobs';
import { newsroomProblems } from './problems';
import served, { contentKind } from './server';
import { keepSchedule } from './server/jobs';
import { checkLinks } from './server/links';
import { contentMachine } from './server/machine';
import { picturesInContent } from './server/pictures';
import { previewKind } from './server/previews';
import { readableFiles } from './server/visible';
import { waitingContent } from './server/waiting';

const area: AreaManifest = {
  calls: [served],
  problems: [newsroomProblems],
  kinds: { content: contentKind, contentPreview: previewKind },
  machines: [contentMachine],
  jobs: [
    (services) => [
      { name: 'keepSchedule', at: '* * * * *', work: () => keepSchedule(services) },
      {
        name: 'forgetPresence',
        at: '41 * * * *',
        work: forget(services, 'delete from content_presence where seen_at < $1', 1),
      },
      {
        name: 'forgetPreviews',
        at: '43 * * * *',
        work: forget(services, 'delete from content_preview where ends_at < $1', 24),
      },
      // At night in Shanghai. The links of a demonstration are invented: it asks nobody.
      ...(services.mode === 'production'
        ? [{ name: 'checkLinks', at: '17 18 * * *', work: () => checkLinks(services) }]
        : []),
    ],
  ],
  waiting: [waitingContent],
  fileReaders: [readableFiles],
  pictureUses: [picturesInContent],
  leads: { content: (id) => `/ContentInfo?Id=${id}` },
  personalData: [
    {
      table: 'contentVersion',
      of: ['editedBy'],
      says: ['编写的内容', 'Content written', 'Contenidos redactados'],
      fields: ['title', 'version', 'editedAt'],
      newest: 'editedAt',
      onErasure: 'evidence',
    },
    {
      table: 'contentPresence',
      of: ['personId'],
      says: ['正在编写的内容', 'Content being written', 'Contenidos en redacción'],
      fields: ['since'],
      newest: 'seenAt',
      onErasure: 'removed',
    },
    {
      table: 'contentPreview',
      of: ['madeBy'],
      says: ['生成的预览链接', 'Preview links made', 'Enlaces de vista previa creados'],
      fields: ['madeAt', 'endsAt'],
      newest: 'madeAt',
      onErasure: 'removed',
    },
    {
      table: 'content',
      of: ['submittedBy'],
      says: ['提交的内容', 'Content submitted', 'Contenidos presentados'],
      fields: ['kind', 'language', 'updatedAt'],
      newest: 'updatedAt',
      onErasure: 'evidence',
    },
  ],
};
export default area;
