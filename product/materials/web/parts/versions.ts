import type * as z from 'zod';
import type { MaterialForStaff } from '../../material';

type Version = z.output<typeof MaterialForStaff>['versions'][number];
type VersionFile = Version['files'][number];

export interface ComparedVersion extends Omit<Version, 'files'> {
  /** Its files, each with whether the version before had it at the same item. */
  readonly files: readonly (VersionFile & { readonly isNew: boolean })[];
  /** What the version before had and this one has no more. */
  readonly gone: readonly VersionFile[];
}

const among = (files: readonly VersionFile[]) => (file: VersionFile) =>
  files.some((other) => other.code === file.code && other.sha256 === file.sha256);

/** Every version compared with the one before it, by item and content; a file under another name is the same file. */
export const comparedVersions = (versions: readonly Version[]): readonly ComparedVersion[] =>
  versions.map((version) => {
    const before = versions.find((other) => other.version === version.version - 1);
    const had = among(before?.files ?? []);
    const has = among(version.files);
    return {
      ...version,
      files: version.files.map((file) => ({ ...file, isNew: before !== undefined && !had(file) })),
      gone: (before?.files ?? []).filter((file) => !has(file)),
    };
  });
