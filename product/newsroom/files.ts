/** The fields of details that name a file: the one of its kind, and the picture before a video. */
export const fileFields = ['fileId', 'posterId'] as const;
export type FileField = (typeof fileFields)[number];

type WithFiles = { readonly [Field in FileField]?: string | null } & {
  readonly attachmentIds?: readonly string[];
};

/** The ids of the files that a version names beside its text: those of its kind, and what is attached to it. */
export const filesIn = (details: object): string[] => {
  const named = details as WithFiles;
  return [...fileFields.flatMap((field) => named[field] || []), ...(named.attachmentIds ?? [])];
};
