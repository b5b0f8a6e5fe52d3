import type { ReactNode } from 'react';
import { statusIconPaths } from '#shell/look/StatusTag';
import { statusLooks, type Status } from '#shell/look/tokens';
import type { CheckAnswer as Answer, FullAnswer, NumberAnswer, Site } from '../view-types';
import { Day, Facts, validityLooks } from './parts';
import { ResultScales } from './scales';
import { speak } from './speak';
import { scales } from '#product/dictionaries/scales';

/** The answer in one sentence, in the colour and with the icon of what it means. */
const Verdict = ({
  status,
  says,
  children,
}: {
  readonly status: Status;
  readonly says: string;
  readonly children?: ReactNode;
}) => (
  <div className={`verdict verdict--${status}`}>
    <svg className="verdict__icon" viewBox="0 0 16 16" width="32" height="32" aria-hidden="true">
      <path d={statusIconPaths[statusLooks[status].icon]} />
    </svg>
    <div>
      <h2 className="verdict__says">{says}</h2>
      {children}
    </div>
  </div>
);

const stateSays = {
  valid: 'saysValid',
  expiring: 'saysExpiring',
  expired: 'saysExpired',
  revoked: 'saysRevoked',
  superseded: 'saysSuperseded',
} as const;

/** What is said of a file that names an issued report and is not its file. */
const notIssued = {
  continued: ['saysContinued', 'continuedHint'],
  savedAgain: ['saysSavedAgain', 'savedAgainHint'],
  altered: ['saysAltered', 'alteredHint'],
} as const;

const numberFacts = (site: Site, answer: NumberAnswer) => {
  const say = speak(site.language);
  return [
    [say('reportNumber'), <span className="code">{answer.reportNumber}</span>],
    [
      say('supersededBy'),
      answer.supersededBy && (
        <a className="code" href={`/hyCheck?no=${encodeURIComponent(answer.supersededBy)}`}>
          {answer.supersededBy}
        </a>
      ),
    ],
    [say('publicNote'), answer.publicNote],
    [say('evaluationAgency'), answer.evaluationAgency],
    [say('issuedOn'), <Day on={answer.issuedOn} />],
    [
      say('receipt'),
      answer.receiptAt && (
        <a href={answer.receiptAt} download={`${answer.reportNumber}.receipt.json`}>
          {say('receiptDownload')}
        </a>
      ),
    ],
  ] as const;
};

const Full = ({ site, answer }: { readonly site: Site; readonly answer: FullAnswer }) => {
  const say = speak(site.language);
  return (
    <>
      <p className="faint">{say('compareHint')}</p>
      <Facts
        of={[
          [say('achievementName'), <b>{answer.achievementName}</b>],
          [say('mainOrganisation'), answer.mainOrganisation],
          ...numberFacts(site, answer),
          [say('validUntil'), <Day on={answer.validUntil} />],
          [say('overallLevel'), answer.overallLevel],
        ]}
      />
      <ResultScales levels={answer.levels} language={site.language} size="line" />
      <Facts of={[[say('contentHash'), <span className="hash">{answer.contentHash}</span>]]} />
    </>
  );
};

const Hash = ({ site, hash }: { readonly site: Site; readonly hash: string }) => (
  <Facts of={[[speak(site.language)('fileHash'), <span className="hash">{hash}</span>]]} />
);

const Said = ({
  site,
  answer,
}: {
  readonly site: Site;
  readonly answer: Exclude<Answer, { kind: 'none' }>;
}) => {
  const say = speak(site.language);
  switch (answer.kind) {
    case 'tooMany':
      return (
        <Verdict status="returned" says={say('saysTooMany')}>
          <p>{say('tooManyHint')}</p>
        </Verdict>
      );
    case 'unknown':
      return (
        <Verdict status="cancelled" says={say('saysUnknown')}>
          <p>{say('unknownHint')}</p>
        </Verdict>
      );
    case 'number':
      return (
        <>
          <Verdict status={validityLooks[answer.validity]} says={say(stateSays[answer.validity])} />
          <Facts of={numberFacts(site, answer)} />
          <p className="faint">{say('moreWithCode')}</p>
        </>
      );
    case 'full':
      return (
        <>
          <Verdict status={validityLooks[answer.validity]} says={say(stateSays[answer.validity])} />
          <Full site={site} answer={answer} />
        </>
      );
    // The state comes first: a file can be the very one issued and yet be revoked (domain §7).
    case 'identical':
      return (
        <>
          <Verdict status={validityLooks[answer.validity]} says={say(stateSays[answer.validity])}>
            <p>{say('saysIdentical')}</p>
          </Verdict>
          <Facts of={numberFacts(site, answer)} />
          <Hash site={site} hash={answer.fileHash} />
        </>
      );
    case 'continued':
    case 'savedAgain':
    case 'altered':
      return (
        <>
          <Verdict
            status={answer.kind === 'altered' ? 'rejected' : 'returned'}
            says={say(notIssued[answer.kind][0])}
          >
            <p>{say(notIssued[answer.kind][1])}</p>
          </Verdict>
          <Facts of={[[say('reportNumber'), <span className="code">{answer.reportNumber}</span>]]} />
          <Hash site={site} hash={answer.fileHash} />
          <p>
            <a className="button" href={`/hyCheck?no=${encodeURIComponent(answer.reportNumber)}`}>
              {say('compareByCode')}
            </a>
          </p>
        </>
      );
    case 'unknownFile':
      return (
        <>
          <Verdict status="cancelled" says={say('saysUnknownFile')}>
            <p>{say('unknownFileHint')}</p>
          </Verdict>
          <Hash site={site} hash={answer.fileHash} />
        </>
      );
    case 'workingCopy':
    case 'expertCopy':
      return (
        <>
          <Verdict
            status="draft"
            says={say(answer.kind === 'expertCopy' ? 'saysExpertCopy' : 'saysWorkingCopy')}
          >
            <p>{say(answer.kind === 'expertCopy' ? 'expertCopyHint' : 'workingCopyHint')}</p>
          </Verdict>
          <Hash site={site} hash={answer.fileHash} />
        </>
      );
  }
};

/** What the check found. Before a question it shows where the number and the code stand on a report. */
export const CheckAnswer = ({ site, answer }: { readonly site: Site; readonly answer: Answer }) => {
  const say = speak(site.language);
  return (
    <section className="answer" aria-label={say('answer')} aria-live="polite">
      {answer.kind === 'none' ? <Specimen site={site} /> : <Said site={site} answer={answer} />}
    </section>
  );
};

/** A report's cover in outline: the number in the middle, the QR code and the code at the foot. */
const Specimen = ({ site }: { readonly site: Site }) => {
  const say = speak(site.language);
  return (
    <svg
      className="specimen"
      viewBox="0 0 360 250"
      role="img"
      aria-label={`${say('reportNumber')} · ${say('verifyCode')}`}
    >
      <rect className="specimen__sheet" x="20" y="12" width="176" height="226" rx="4" />
      <path className="specimen__line" d="M44 44h86M44 60h120M44 76h64" />
      {Array.from({ length: scales.maturity.most }, (_, at) => (
        <rect
          key={at}
          className={`specimen__cell${at < 8 ? '--below' : at === 8 ? '--reached' : ''}`}
          x={44 + at * 10}
          y={100}
          width={8}
          height={10}
          rx={1}
        />
      ))}
      <rect className="specimen__mark" x="40" y="128" width="104" height="18" rx="3" />
      <text className="specimen__text" x="46" y="141">
        YWPJ2026-…
      </text>
      <path
        className="specimen__qr"
        d="M148 182h12v12h-12zM168 182h8v4h-8zM164 194h12v12h-12zM148 200h8v8h-8z"
      />
      <rect className="specimen__mark" x="40" y="212" width="124" height="14" rx="3" />
      <text className="specimen__text" x="46" y="222.5">
        XXXX-XXXX-XXXX-XXXX
      </text>
      <path className="specimen__leader" d="M148 137h64M168 219h44" />
      <text className="specimen__word" x="218" y="141">
        {say('reportNumber')}
      </text>
      <text className="specimen__word" x="218" y="223">
        {say('verifyCode')}
      </text>
    </svg>
  );
};
