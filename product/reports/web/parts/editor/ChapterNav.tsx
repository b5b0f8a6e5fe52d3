import { CheckOutlined } from '@ant-design/icons';
import { Progress, Select } from 'antd';
import { useNarrow } from '#shell/frame/useNarrow';
import { useWords } from '#shell/words/say';
import type { StaffReport } from '../types';
import { chapters, type ChapterKey } from '#product/reports/chapters';
import { progressOf } from './lacks';
import type { DraftState } from './draft';
import { openRemarks } from './Remarks';

interface ChapterNavProps {
  readonly report: StaffReport;
  readonly values: DraftState['values'];
  readonly refused: DraftState['refused'];
  readonly at: ChapterKey;
  readonly onGo: (key: ChapterKey) => void;
}

/** The way through the report, with how much of it is written; Alt and the arrow keys go on and back. */
export const ChapterNav = ({ report, values, refused, at, onGo }: ChapterNavProps) => {
  const say = useWords();
  const narrow = useNarrow();
  const states = chapters.map((chapter) => ({
    chapter,
    open: openRemarks(report, chapter.key).length,
    ...progressOf(chapter, report, values, refused),
  }));
  const there = states.reduce((sum, each) => sum + each.there, 0);
  const needed = states.reduce((sum, each) => sum + each.needed, 0);
  const percent = needed === 0 ? 100 : Math.round((there / needed) * 100);
  return (
    <nav className="chapters" aria-label={say('shell.sections')}>
      <div className="chapters__bar">
        <span>{say('reportDesk.completeness', { there, needed })}</span>
        <Progress percent={percent} size="small" showInfo={false} aria-label={say('reportDesk.complete')} />
      </div>
      {narrow ? (
        <Select
          className="wide"
          aria-label={say('shell.sections')}
          value={at}
          onChange={onGo}
          options={states.map(({ chapter, there: done, needed: all, open }) => ({
            value: chapter.key,
            label: [
              `${chapter.number} ${say(chapter.title)}`,
              all > 0 && `${done}/${all}`,
              open > 0 && say('reportScreens.openRemarks', { count: open }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      ) : (
        <ol>
          {states.map(({ chapter, there: done, needed: all, isRefused, open }) => (
            <li key={chapter.key}>
              <button
                type="button"
                className={`chapters__one${isRefused ? ' chapters__one--refused' : ''}`}
                aria-current={chapter.key === at ? 'step' : undefined}
                onClick={() => onGo(chapter.key)}
              >
                <span className="chapters__number">{chapter.number}</span>
                <span className="chapters__title">{say(chapter.title)}</span>
                {open > 0 && (
                  <span className="chapters__remarks">
                    {say('reportScreens.openRemarks', { count: open })}
                  </span>
                )}
                {all > 0 &&
                  (done === all ? (
                    <CheckOutlined className="chapters__done" aria-label={say('reportDesk.written')} />
                  ) : (
                    <span className="faint">
                      {done}/{all}
                    </span>
                  ))}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
};
