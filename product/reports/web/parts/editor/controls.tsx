import { Input, Radio } from 'antd';
import type { ControlProps } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { Sections } from '#product/reports/sections';
import { atMost } from '#shell/form/length';

type Grade = Sections['medical']['grades'][number];
const aspects = [
  'safety',
  'effectiveness',
  'clinicalNeed',
  'ethicsRisk',
] as const satisfies readonly Grade['aspect'][];

/** The four medical aspects, each with a grade from 1 to 5 and its grounds (domain §6.1, section 6). */
export const Grades = ({ id, value, onChange, disabled = false }: ControlProps) => {
  const say = useWords();
  const given = (value as readonly Grade[] | undefined) ?? [];
  const grades = aspects.map(
    (aspect): Grade => given.find((each) => each.aspect === aspect) ?? { aspect, grade: null, text: '' },
  );
  const put = (at: number, next: Partial<Grade>) =>
    onChange?.(grades.map((grade, place) => (place === at ? { ...grade, ...next } : grade)));
  return (
    <div className="grades" {...(id && { id })}>
      {grades.map((grade, at) => {
        const name = say(`reportDesk.aspect.${grade.aspect}`);
        return (
          <div key={grade.aspect} className="grades__row">
            <span className="grades__name">{name}</span>
            <Radio.Group
              aria-label={name}
              optionType="button"
              size="small"
              disabled={disabled}
              value={grade.grade}
              options={[1, 2, 3, 4, 5].map((each) => ({ value: each, label: String(each) }))}
              onChange={(event) => put(at, { grade: event.target.value as number })}
            />
            <Input.TextArea
              aria-label={say('reportDesk.groundsOf', { name })}
              placeholder={say('reportDesk.grounds')}
              {...atMost(2000)}
              autoSize={{ minRows: 1, maxRows: 6 }}
              disabled={disabled}
              value={grade.text}
              onChange={(event) => put(at, { text: event.target.value })}
            />
          </div>
        );
      })}
    </div>
  );
};
