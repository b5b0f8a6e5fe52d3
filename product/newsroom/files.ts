/** The ids of the files that a version names beside its text: the one of its kind, and what is attached to it. */
export const filesIn = (details: object): string[] => {
  const { fileId, attachmentIds = [] } = details as {
    readonly fileId?: string | null;
    readonly attachmentIds?: readonly string[];
  };
  return [...(fileId ? [fileId] : []), ...attachmentIds];
};
