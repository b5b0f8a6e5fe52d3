/** How long a link to what is being written may work, in hours. */
export const previewHours = { hour: 1, day: 24, week: 168 } as const;
export type PreviewLength = keyof typeof previewHours;
