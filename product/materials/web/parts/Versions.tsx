import { Button, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { Ago } from '#shell/parts/Ago';
import { useWords } from '#shell/words/say';
import { FilePreview } from './FilePreview';
import type { Item } from './filling';
import { comparedVersions, type ComparedVersion } from './versions';

interface VersionsProps {
  readonly versions: Parameters<typeof comparedVersions>[0];
  readonly items: readonly Pick<Item, 'code' | 'title'>[];
}

/** Every version that was submitted, with its files to be opened, and what it brought and left out. */
export const Versions = ({ versions, items }: VersionsProps) => {
  const say = useWords();
  const titleOf = (code: string): string => items.find((item) => item.code === code)?.title ?? code;
  const [file, setFile] = useState<ComparedVersion['gone'][number] | null>(null);
  if (versions.length === 0) return <p className="faint">{say('materialScreens.noVersions')}</p>;
  return (
    <div className="evidence-list">
      {comparedVersions(versions).map((version) => (
        <section key={version.version}>
          <h2>
            v{version.version} <Ago at={version.submittedAt} exact />
          </h2>
          <p className="faint">
            {say('materialScreens.files')} {version.files.length} · {say('materialScreens.hash')}{' '}
            {version.sha256.slice(0, 16)}…
          </p>
          <ul className="evidence-list__files">
            {version.files.map((file) => (
              <VersionFile key={file.id} file={file} item={titleOf(file.code)} onOpen={setFile}>
                {file.isNew && <Tag color="blue">{say('materialScreens.newFile')}</Tag>}
              </VersionFile>
            ))}
            {version.gone.map((file) => (
              <VersionFile key={`gone ${file.id}`} file={file} item={titleOf(file.code)} onOpen={setFile}>
                <Tag>{say('materialScreens.goneFile')}</Tag>
              </VersionFile>
            ))}
          </ul>
        </section>
      ))}
      <FilePreview file={file} onClose={() => setFile(null)} />
    </div>
  );
};

const VersionFile = ({
  file,
  item,
  onOpen,
  children,
}: {
  readonly file: ComparedVersion['gone'][number];
  readonly item: string;
  readonly onOpen: (file: ComparedVersion['gone'][number]) => void;
  readonly children: ReactNode;
}) => (
  <li>
    <Button type="link" onClick={() => onOpen(file)}>
      {file.title || file.name}
    </Button>
    <span className="faint">{item}</span> {children}
  </li>
);
