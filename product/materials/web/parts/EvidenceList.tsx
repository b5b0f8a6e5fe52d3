import { Button, Tag } from 'antd';
import { Fragment } from 'react';
import { dayText } from '#contract/formatters';
import { Cell } from '#shell/list/Cell';
import { columnsOf } from '#shell/list/declared';
import { useWords } from '#shell/words/say';
import type { FileFields } from '../../file';
import { headId, type Item } from './filling';
import { fileFacts } from './facts';
import { PatientDataNote } from './PatientDataNote';

/** What is said of a file beside its title, as it is read. */
const described = (Object.keys(fileFacts) as (keyof FileFields)[])
  .filter((field) => field !== 'title' && field !== 'validUntil')
  .map((field) => columnsOf(fileFacts)(field, 0));

type Shown = Pick<Item, 'code' | 'title' | 'required' | 'files' | 'notApplicableReason'>;

interface EvidenceListProps {
  readonly items: readonly Shown[];
  readonly onOpen: (file: Shown['files'][number], code: string) => void;
  /** The file that is being looked at. */
  readonly opened?: string | undefined;
  /** Files that an earlier version held already: the others are marked as new. */
  readonly before?: ReadonlySet<string> | undefined;
}

/** Every item with its files, to be read; a click opens a file. */
export const EvidenceList = ({ items, onOpen, opened, before }: EvidenceListProps) => {
  const say = useWords();
  return (
    <div className="evidence-list">
      {items.some(({ files }) => files.some(({ scanState }) => scanState === 'notScanned')) && (
        <p className="faint">{say('materialScreens.noScanner')}</p>
      )}
      {items
        .filter(({ files, notApplicableReason }) => files.length > 0 || notApplicableReason)
        .map((item) => (
          <section key={item.code} id={headId(item.code)}>
            <h2>{item.title}</h2>
            {item.notApplicableReason && (
              <p className="faint">
                {say('shell.labelled', {
                  label: say('materialScreens.notApplicable'),
                  text: item.notApplicableReason,
                })}
              </p>
            )}
            <ul className="evidence-list__files">
              {item.files.map((file) => (
                <li key={file.id} {...(file.id === opened && { 'aria-current': true })}>
                  <Button type="link" onClick={() => onOpen(file, item.code)}>
                    {file.title || file.name}
                  </Button>
                  <span className="faint">
                    {described.map((column, place) => (
                      <Fragment key={column.field}>
                        {place > 0 && ' · '}
                        <span className={column.as === 'day' ? 'evidence-list__day' : undefined}>
                          {column.as === 'yesNo' ? (
                            file[column.field] && say(column.label)
                          ) : (
                            <Cell row={file} column={column} />
                          )}
                        </span>
                      </Fragment>
                    ))}
                    {file.validUntil && (
                      <span className="evidence-list__day">
                        {' · '}
                        {say('materialScreens.validUntilDay', { day: dayText(file.validUntil) })}
                      </span>
                    )}
                  </span>
                  {before && !before.has(file.fileId) && (
                    <Tag color="blue">{say('materialScreens.newFile')}</Tag>
                  )}
                  {file.scanState === 'failed' && <Tag>{say('materialScreens.scanFailed')}</Tag>}
                  <PatientDataNote data={file.patientData} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};
