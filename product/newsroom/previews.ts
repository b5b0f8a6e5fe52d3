import { chosen, coded, id, listOf, moment, strictObject, text } from '#contract/field';

/** How long a link to what is being written may work, in hours. */
export const previewHours = { hour: 1, day: 24, week: 168 } as const;
export type PreviewLength = keyof typeof previewHours;

export const previewLength = chosen(coded(previewHours, { wire: 'Hours' }), 'newsroom.previewLength', {
  needed: true,
});

/** A link that works now. Whom it leads where is known to whoever holds it alone. */
export const PreviewLink = strictObject({ id, makerName: text(60), madeAt: moment, endsAt: moment });
export type PreviewLink = typeof PreviewLink._zod.output;

/** A link as it is shown once. */
export const NewPreview = strictObject({ url: text(300, 0, { secret: true }), endsAt: moment });
export const PreviewLinks = listOf(PreviewLink);
