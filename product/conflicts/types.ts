import type { Day } from '#contract/days';
import type { SettingValues } from '#product/settings/settings';
import type { EvaluatingRole, JudgingRole } from './forbidden-roles';
import type { ConflictsWord } from './words';

export interface OrganisationRef {
  readonly id: string | null;
  readonly name: string;
  /** What its entry was called before another one stood for it. */
  readonly entryName?: string;
}

/** Somebody named somewhere, as far as is known. Blind indexes tell the same number without showing it. */
export interface PersonRef {
  readonly name: string;
  /** Empty when the place names none. */
  readonly organisation: string;
  readonly accountId?: string | null;
  readonly identityCardIndex?: string | null;
  readonly mobileIndex?: string | null;
}

export interface Workplace {
  readonly organisation: OrganisationRef;
  readonly college: string | null;
  /** `null`: since ever. */
  readonly from: Day | null;
  /** `null`: still there. */
  readonly to: Day | null;
}

/** An organisation somebody declared; `on` is the day of the declaration, without one it is made now. */
type DeclaredOrganisation = OrganisationRef & { readonly on?: Day };

/**
 * Whom the engine looks at, and as what: those of the agency belong to it, expert and reviewer must not. This is all that
 * a hard rule may ask of them.
 */
export interface Bound {
  readonly role: JudgingRole;
  readonly name: string;
  readonly accountId: string | null;
  readonly identityCardIndex: string | null;
  readonly mobileIndex: string | null;
  readonly workplaces: readonly Workplace[];
  /** Known by declaration only. */
  readonly declared: {
    readonly employers: readonly DeclaredOrganisation[];
    readonly shareholdings: readonly DeclaredOrganisation[];
  };
}

/** The same with what they did before, which soft rules weigh: it grows with every panel, and is read for them alone. */
export interface Candidate extends Bound {
  readonly declared: Bound['declared'] & { readonly sharedSupervisorWith: readonly PersonRef[] };
  readonly collaborations: readonly {
    /** Absent: they did or declared it, whatever it was. */
    readonly kind?: SharedKind;
    readonly partner: PersonRef;
    /** The title of the paper, project or achievement, with its year where that is known. */
    readonly title: string;
    readonly on: Day;
    /** How surely they themselves are who is named there; absent: their own account is, or they say so. */
    readonly selfBy?: PersonMatch;
  }[];
  readonly pastPanels: readonly { readonly mainOrganisation: OrganisationRef; readonly on: Day }[];
}

/** How far back the engine looks, and how many panels for one organisation are many (domain §9.1). */
type ConflictPeriods = Pick<
  SettingValues,
  'workplaceMonths' | 'collaborationMonths' | 'panelPeriodMonths' | 'panelsInPeriod'
>;

/** Somebody who already judges the achievement, or did before somebody else took over. */
export interface Judge {
  readonly accountId: string;
  readonly role: EvaluatingRole;
}

/** Who may have read what an evaluation came to, whatever they are today (domain §9.20). */
export interface EarlierReaders {
  /** Everybody who ever acted in it, or was ever asked for a seat of its panels. */
  readonly judges: readonly Judge[];
  /** The public-service agencies, whose people read every report. */
  readonly publicAgencies: readonly OrganisationRef[];
}

/** Everybody and every organisation an achievement touches. */
export interface AchievementRelationships {
  /** Whose achievement it is, and who coaches them. */
  readonly owner: PersonRef;
  readonly technologyManager: PersonRef | null;
  readonly judges: readonly Judge[];
  readonly mainOrganisation: OrganisationRef;
  /** The main organisation among them. */
  readonly completingOrganisations: readonly OrganisationRef[];
  readonly colleges: readonly string[];
  readonly persons: readonly PersonRef[];
  readonly inventors: readonly (PersonRef & { readonly right: string })[];
  readonly authors: readonly (PersonRef & { readonly paper: string })[];
  readonly avoided: readonly PersonRef[];
  readonly agency: OrganisationRef;
  readonly transferees: readonly OrganisationRef[];
  /** Read only where somebody is to review a second time, or to have that done. */
  readonly readers?: EarlierReaders | undefined;
  readonly periods: ConflictPeriods;
}

export type ConflictRule =
  | 'owner'
  | 'technologyManager'
  | 'otherRole'
  | 'completingShareholder'
  | 'sameOrganisation'
  | 'namedAsPerson'
  | 'coInventor'
  | 'paperAuthor'
  | 'avoided'
  | 'agencyEmployee'
  | 'agencyShareholder'
  | 'publicAgencyEmployee'
  | 'transfereeEmployee'
  | 'transfereeShareholder'
  | 'collaborated'
  | 'coAuthor'
  | 'sharedProject'
  | 'sameCollege'
  | 'sharedSupervisor'
  | 'oftenForOrganisation';

/** What two people did together: a submitted achievement, a listed paper, a project that achievements came from. */
export type SharedKind = 'achievement' | 'paper' | 'project';

/** By what two entries are told to mean one person, the surest first. */
export type PersonMatch = Extract<
  MatchedBy,
  'account' | 'identityCard' | 'mobile' | 'nameAndOrganisation' | 'nameAlone'
>;

type MatchedBy =
  | 'account'
  | 'identityCard'
  | 'mobile'
  | 'nameAndOrganisation'
  | 'nameAlone'
  | 'organisation'
  | 'declaration'
  | 'count';

/** One reason against a candidate: which rule, whom or what it matched, where that stands. */
export interface Hit {
  readonly rule: ConflictRule;
  readonly severity: 'hard' | 'soft';
  readonly matchedBy: MatchedBy;
  /** The person or organisation matched. */
  readonly who: string;
  /** The paper, right, list or period it stands in; empty when the rule says it all. */
  readonly where: string;
  readonly word: ConflictsWord;
}
