import { dayText } from '#contract/formatters';
import { DictionaryTag } from '#shell/dictionary/useDictionary';
import { useWords } from '#shell/words/say';
import { certificateField, certificateGrades, type CertificateKind } from '../../certificate-kinds';
import './own-account.css';
import type { EditedPerson } from './person-values';

/** A certificate in a line: its number, and until when it counts; one that has run out, or none, is said so. */
export const CertificateText = ({
  kind,
  holder,
}: {
  readonly kind: CertificateKind;
  readonly holder: Pick<EditedPerson, 'assessorCertificate' | 'managerCertificate'>;
}) => {
  const say = useWords();
  const of = holder[certificateField[kind]];
  if (!of) return <div className="lacking">{say('staff.certificateNone')}</div>;
  const day = dayText(of.validUntil);
  return (
    <div>
      {of.number} <DictionaryTag dictionary={certificateGrades[kind]} code={of.grade} />
      <div className={of.isInForce ? 'faint' : 'lacking'}>
        {of.isInForce ? `${say('staff.certificateUntil')} ${day}` : say('staff.certificateExpired', { day })}
      </div>
    </div>
  );
};
