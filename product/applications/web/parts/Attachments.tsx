import type { WordKey } from '#contract/words';
import type { ControlProps } from '#shell/form/types';
import { useRecord } from '#shell/form/record';
import { usePerson } from '#shell/frame/useMenu';
import type { StoredFile } from '#shell/office';
import { FileUpload } from '#shell/parts/FileUpload';
import { useWords } from '#shell/words/say';
import type { Draft } from '../../application';
import { attachmentsNeeded } from '../../conditions';

interface Attached {
  readonly kind: string;
  readonly fileId: string;
  readonly name: string;
}
const kinds = ['stampedForm', 'coOwnerConsent', 'leaderAuthorisation'] as const;

/** Attachments by what they are: a place to drop files for each kind. */
export const Attachments = ({ id, value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const ownerId = usePerson()?.id ?? '';
  const needed: readonly string[] = useRecord((draft: Draft) => attachmentsNeeded(draft, ownerId));
  const all = (value as Attached[] | null) ?? [];
  const filesOf = (kind: string): StoredFile[] =>
    all.filter((each) => each.kind === kind).map(({ fileId, name }) => ({ id: fileId, name, url: '' }));
  const change = (kind: string, files: readonly StoredFile[]): void =>
    onChange?.([
      ...all.filter((each) => each.kind !== kind),
      ...files.map((file) => ({ kind, fileId: file.id, name: file.name })),
    ]);
  return (
    <div className="attachments">
      {kinds.map((kind) => (
        <section key={kind} aria-label={say(`applicationScreens.attachment.${kind}`)}>
          <p>
            {say(`applicationScreens.attachment.${kind}`)}
            {needed.includes(kind) && (
              <span className="attachments__why">
                {say(`applicationScreens.attachmentWhy.${kind}` as WordKey)}
              </span>
            )}
          </p>
          <FileUpload
            id={`${id ?? 'attachments'}-${kind}`}
            value={filesOf(kind)}
            atMost={5}
            kinds={['pdf', 'jpg', 'png']}
            disabled={disabled ?? false}
            onChange={(files) => change(kind, files)}
          />
        </section>
      ))}
    </div>
  );
};
