import { dayOf } from '#contract/calendar';
import { uuidV7 } from '#contract/uuid';
import { inLanguage, languages, type Language, type Word } from '#contract/words';
import { countUp } from '#host/counters';
import { thumbnailOf } from '#host/files/image';
import { recordFile } from '#host/files/rows';
import type { Services } from '#host/services';
import { agenciesInForce } from '#product/organisations/server';
import { publishedResults } from '#product/reports/server';
import {
  checklistForm,
  desk,
  filmScenes,
  filmTitle,
  levelsForm,
  promotions,
  showcases,
  slides,
} from '../demo/shelves';
import { listedPiece, paragraphs, storePiece, type Piece } from '../news';
import { seedConsents } from './consents';
import { drawn, frame } from './drawn';
import { film } from './film';
import { levelsTable, materialsForm } from './forms';

const slide = [1_920, 480] as const;
const screen = [640, 360] as const;
const blue = ['#123a63', '#2b7bbb'] as const;
/** Milliseconds that a scene of the film is shown. */
const each = 3_000;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const clock = (milliseconds: number): string => `00:${String(milliseconds / 1_000).padStart(2, '0')}.000`;
const subtitles = (language: Language): string =>
  `WEBVTT\n\n${filmScenes
    .map(
      ({ says }, at) => `${clock(at * each)} --> ${clock((at + 1) * each)}\n${inLanguage(says, language)}\n`,
    )
    .join('\n')}`;

/**
 * What stands beside the demonstration's news, in three languages: the carousel, forms to take along, agencies introduced, results
 * promoted, a film; and what some applicants let be shown. After the reports.
 */
export const seedShelves = async (services: Services): Promise<void> => {
  const { db, files, clock: now, random } = services;
  const newId = () => uuidV7(now().getTime(), random(10));
  const { id: editor } = await db
    .selectFrom('person')
    .select('id')
    .where('loginName', '=', 'linwanzhao')
    .executeTakeFirstOrThrow();
  const keep = async (name: string, type: string, bytes: Buffer, fileClass: string): Promise<string> =>
    recordFile({ db, newId, now: now() }, await files.storeOwn(name, type, bytes), {
      ownerId: editor,
      fileClass,
    });
  /** A picture of the library, which the running product makes in its sizes. */
  const picture = async (
    name: string,
    { zh, en, es }: Readonly<Record<Language, string>>,
    ...drawing: Parameters<typeof drawn>
  ): Promise<string> => {
    const [id, at] = [newId(), now().toISOString()];
    const file = await files.storeOwn(`${name}.png`, 'image/png', await drawn(...drawing));
    await db
      .insertInto('mediaPicture')
      .values({
        ...{ id, name, number: await countUp(db, 'picture'), alternatives: JSON.stringify({ zh, en, es }) },
        fileId: await recordFile({ db, newId, now: now() }, file, { ownerId: editor, fileClass: 'picture' }),
        ...{
          width: drawing[2],
          height: drawing[3],
          thumbnail: await thumbnailOf(await files.place(file.sha256)),
        },
        ...{ uploadedBy: editor, createdAt: at, updatedAt: at },
      })
      .execute();
    return id;
  };
  /** A piece and its translations. */
  const store = async (
    piece: (language: Language, say: (word: Word) => string) => Promise<Piece> | Piece,
  ) => {
    const chinese = newId();
    for (const language of languages) {
      const told = await piece(language, (word) => inLanguage(word, language));
      const isOriginal = language === 'zh';
      const id = isOriginal ? chinese : newId();
      await storePiece(services, editor, { ...told, id, language, translates: isOriginal ? null : chinese });
    }
  };

  for (const [at, { scene, colours, target, title, alternative }] of slides.entries()) {
    const [zh, en, es] = alternative;
    const coverId = await picture(title[0], { zh, en, es }, scene, colours, ...slide);
    await store((_, say) =>
      listedPiece('', 'picture', 20, { title: say(title), coverId, target, sort: 20 + at }),
    );
  }

  for (const [form, make] of [
    [checklistForm, materialsForm],
    [levelsForm, levelsTable],
  ] as const)
    await store(async (language, say) =>
      listedPiece('', 'download', 90, {
        title: say(form),
        fileId: await keep(`${say(form)}.xlsx`, sheetType, await make(language), 'document'),
        ...{ edition: '2026', forRole: 'owner' },
      }),
    );

  const agencies = await db
    .selectFrom(agenciesInForce(dayOf(now())).as('agency'))
    .select('agency.id')
    .orderBy('agency.number')
    .limit(showcases.length)
    .execute();
  for (const [at, { id: organisationId }] of agencies.entries())
    await store((_, say) =>
      listedPiece('', 'agencyShowcase', 60, {
        ...{ title: say(showcases[at]!.title), introduction: say(showcases[at]!.introduction) },
        ...{ organisationId, coverId: null, sort: 20 + at },
      }),
    );

  const results = await db
    .selectFrom(publishedResults.as('result'))
    .select('result.id')
    .orderBy('result.issueDate', 'desc')
    .orderBy('result.reportNumber')
    .limit(promotions.length)
    .execute();
  for (const [at, { id: reportId }] of results.entries()) {
    const { title, summary, text } = promotions[at]!;
    await store((_, say) => ({
      ...listedPiece('', 'promotedProject', 15, {
        ...{ title: say(title), contact: say(desk), reportId, transformationMethod: null },
        ...{ coverId: null, sort: 20 + at },
      }),
      summary: say(summary),
      body: paragraphs(say(text)),
    }));
  }

  const [width, height] = screen;
  const frames = await Promise.all(filmScenes.map(({ scene }) => frame(scene, blue, width, height)));
  const bytes = film({ width, height, frames, each });
  const fileId = await keep(`${filmTitle[0]}.webm`, 'video/webm', bytes, 'document');
  const [zh, en, es] = filmTitle;
  const coverId = await picture(zh, { zh, en, es }, 'levels', blue, width, height);
  await store((_, say) =>
    listedPiece('', 'video', 30, {
      ...{ title: say(filmTitle), fileId, coverId, sort: 20 },
      alternative: filmScenes.map(({ says }) => say(says)).join(' '),
      duration: (filmScenes.length * each) / 1_000,
      subtitlesZh: subtitles('zh'),
      subtitlesEn: subtitles('en'),
      subtitlesEs: subtitles('es'),
    }),
  );
  await seedConsents(services);
};
