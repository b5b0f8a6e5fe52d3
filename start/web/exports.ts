import type { ApprovalNeeded, ExportAsked } from '#shell/office';
import { isCallFailed } from '#shell/client/failed';
import { exportsApi } from '#product/exports/web/calls';
import { exportsProblems } from '#product/exports/problems';

/** Loaded when somebody exports for the first time: the file, or which of its columns another person has to approve. */
export const exportList = async (asked: ExportAsked): Promise<File | ApprovalNeeded> => {
  try {
    return await exportsApi.list.file(asked as Parameters<typeof exportsApi.list.file>[0]);
  } catch (fault) {
    if (!isCallFailed(fault) || fault.code !== exportsProblems.needsApproval.kind.code) throw fault;
    return { personal: (fault.result as { readonly Personal: string[] }).Personal };
  }
};
