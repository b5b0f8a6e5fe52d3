import type { ExportAsked, Withheld } from '#shell/office';
import { isCallFailed } from '#shell/client/failed';
import { exportsApi } from '#product/exports/web/calls';
import { exportsProblems } from '#product/exports/problems';

const { needsApproval, tooManyRows } = exportsProblems;

/** Loaded when somebody exports for the first time: the file, or why it does not leave at once. */
export const exportList = async (asked: ExportAsked): Promise<File | Withheld> => {
  try {
    return await exportsApi.list.file(asked as Parameters<typeof exportsApi.list.file>[0]);
  } catch (fault) {
    if (!isCallFailed(fault)) throw fault;
    if (fault.code === needsApproval.kind.code)
      return { personal: (fault.result as { readonly Personal: string[] }).Personal };
    // What is drawn on paper is not made in the background.
    if (fault.code === tooManyRows.kind.code && asked.format !== 'pdf')
      return { rows: (fault.result as { readonly Rows: number }).Rows };
    throw fault;
  }
};
