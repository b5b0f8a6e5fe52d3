import type { CodeOf, DocumentType } from '#product/dictionaries/dictionaries';
import { scales } from '#product/dictionaries/scales';

export const regulatorySteps = [
  'ethics',
  'geneticResources',
  'typeTest',
  'trialRegistration',
  'biomedicalFiling',
  'biomedicalApproval',
  'certificate',
] as const;
type Step = (typeof regulatorySteps)[number];

/** A step on the way to the market: from which maturity it has to be behind the achievement, and what shows that it is. */
export interface RegulatoryStep {
  readonly step: Step;
  readonly neededFrom: number;
  /** The day of its paper; null while there is none. */
  readonly doneOn: string | null;
  readonly number: string | null;
}

/** What the path follows from: what the achievement is, and the papers it has. */
export interface RegulatoryFacts {
  /** Codes of the `medicalProduct` dictionary: `2.3`. */
  readonly products: readonly string[];
  readonly humanResearch: boolean;
  readonly usesGeneticResources: boolean;
  readonly approvals: readonly {
    readonly kind?: string | null | undefined;
    readonly number?: string | undefined;
    readonly date?: string | null | undefined;
  }[];
  /** Of the material; only what has passed counts. */
  readonly documents: readonly {
    readonly documentType: string;
    readonly passed: boolean;
    readonly issuedOn: string | null;
  }[];
  /** What is later does not count. */
  readonly baseDate: string;
}

const among = (codes: readonly string[]) => {
  const wanted = new Set(codes);
  return (products: readonly string[]) => products.some((code) => wanted.has(code));
};
const isDrug = among(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.10']);
const isBiomedical = among(['1.9', '4.8']);
const isCellProduct = among(['1.9']);
/** Devices and reagents that are registered, not only filed: they are tested by type and tried before they are sold. */
const isRegistered = among(['2.2', '2.3', '2.4', '2.5', '2.6', '3.2', '3.3', '3.4', '3.6']);
/** Filed or approved without a trial: devices and reagents of class I, preparations of a hospital, custom-made devices. */
const isFiled = among(['1.11', '2.1', '2.8', '3.1']);

/** What shows a step among the documents of the material, by its type. */
export const paperOf = {
  ethics: '4.1',
  geneticResources: '4.2',
  typeTest: '2.9',
  trialRegistration: '4.4',
  biomedicalFiling: '4.3',
  biomedicalApproval: '4.3',
  certificate: '4.5',
} as const satisfies Record<Step, DocumentType>;

/** What shows it among the approvals that an application names, by its kind. */
const approvalOf: Readonly<Partial<Record<Step, CodeOf<'approvalKind'>>>> = {
  ethics: '1',
  geneticResources: '2',
  trialRegistration: '3',
  biomedicalFiling: '5',
  biomedicalApproval: '5',
  certificate: '4',
};

/** From which maturity each step has to be done, for this achievement (domain §9.10). */
const neededFrom = ({
  products,
  humanResearch,
  usesGeneticResources,
}: RegulatoryFacts): readonly (readonly [Step, number])[] =>
  (
    [
      ['ethics', humanResearch && 5],
      ['geneticResources', usesGeneticResources && 5],
      ['typeTest', isRegistered(products) && 7],
      // A drug is tried on people from phase I, a device when its type is tested.
      [
        'trialRegistration',
        humanResearch &&
          ((isDrug(products) || isBiomedical(products) ? 6 : false) || (isRegistered(products) && 7)),
      ],
      ['biomedicalFiling', isBiomedical(products) && 6],
      ['biomedicalApproval', isBiomedical(products) && 8],
      ['certificate', (isRegistered(products) || isFiled(products) ? 8 : false) || (isDrug(products) && 9)],
    ] as const
  ).flatMap(([step, from]) => (from === false ? [] : [[step, from] as const]));

/** A paper with its day and, where an application names it, its number. */
interface Paper {
  readonly date: string;
  readonly number: string | null;
}

/** The papers for a step that count on the base date, the earliest first; one number counts once. */
const papersFor = (step: Step, { approvals, documents, baseDate }: RegulatoryFacts): Paper[] => {
  const named = approvals.flatMap(({ kind, number, date }) =>
    kind && kind === approvalOf[step] && number && date ? [{ date, number }] : [],
  );
  const filed = documents.flatMap(({ documentType, passed, issuedOn }) =>
    documentType === paperOf[step] && passed && issuedOn !== null ? [{ date: issuedOn, number: null }] : [],
  );
  // A paper in the material is the one that the application names with its number, where they are of one day.
  const own = filed.filter(({ date }) => !named.some((each) => each.date === date));
  return [...named, ...own]
    .filter(({ date }) => date <= baseDate)
    .toSorted((one, other) => one.date.localeCompare(other.date) || (one.number === null ? 1 : -1))
    .filter(
      (paper, at, all) =>
        all.findIndex((each) => (each.number ?? each.date) === (paper.number ?? paper.date)) === at,
    );
};

/**
 * The regulatory path of an achievement: which steps it has to take, from which maturity, and which it has taken
 * (domain §9.10). New biomedical technology is filed before it is studied and approved before it is used (domain §10):
 * two papers of one kind, so the approval is the second of them; the certificate of a cell or gene product is its approval too.
 * Nothing is asked of what is no product.
 */
export const regulatoryPath = (facts: RegulatoryFacts): RegulatoryStep[] =>
  neededFrom(facts).map(([step, from]) => {
    const papers = papersFor(step, facts);
    const paper =
      step === 'biomedicalApproval'
        ? (papers[1] ?? (isCellProduct(facts.products) ? papersFor('certificate', facts)[0] : undefined))
        : papers[0];
    return { step, neededFrom: from, doneOn: paper?.date ?? null, number: paper?.number ?? null };
  });

/** Whether a maturity claims a step that no paper shows. */
export const contradicts = ({ neededFrom: from, doneOn }: RegulatoryStep, maturity: number | null): boolean =>
  doneOn === null && from <= (maturity ?? 0);

/**
 * The highest maturity that the path allows. The other steps are for people to weigh; without the State's approval no new
 * biomedical technology is in use (domain §10), so nothing is evaluated or published as if it were.
 */
export const allowedMaturity = (path: readonly RegulatoryStep[]): number => {
  const open = path.find(({ step, doneOn }) => step === 'biomedicalApproval' && doneOn === null);
  return open ? open.neededFrom - 1 : scales.maturity.most;
};
