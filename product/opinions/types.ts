import type { SettingValues } from '#product/settings/settings';
import type { OrganisationRef } from '#product/conflicts/types';

/** What an expert sits on the panel for. Clinical experts are technical ones too. */
const expertKinds = [
  'clinical',
  'technical',
  'intellectualProperty',
  'market',
  'ethics',
  'economics',
  'finance',
  'management',
] as const;
export type ExpertKind = (typeof expertKinds)[number];

/** A seat on the panel. */
export interface PanelMember {
  readonly expertId: string;
  readonly name: string;
  readonly kind: ExpertKind;
  /** 1 senior, 2 associate senior, 3 intermediate, 4 junior; `null`: no graded title. */
  readonly titleGrade: number | null;
  /** The main organisation they come from. */
  readonly organisation: OrganisationRef;
  readonly isLeader: boolean;
  readonly invitation: 'invited' | 'accepted' | 'declined';
  /** What the conflict engine and their own declaration came to. */
  readonly hasHardConflict: boolean;
}

/** How large a panel is, and how many of one organisation sit on it (domain §6.5). */
export type PanelLimits = Pick<SettingValues, 'panelFewest' | 'panelMost' | 'panelPerOrganisation'>;

/** What about the achievement decides who must sit on its panel. */
export interface PanelContext {
  /** 1 applied and public benefit, 2 basic theory. */
  readonly template: 1 | 2;
  /** Codes of the evaluation purposes (dictionary PKJMD). */
  readonly purposes: readonly string[];
  /** Codes of the medical product or technique (dictionary MED_PRODUCT_TECH), sub-options among them. */
  readonly productTypes: readonly string[];
  readonly completingOrganisations: readonly OrganisationRef[];
  readonly agency: OrganisationRef;
  readonly avoidedExpertIds: readonly string[];
  readonly limits: PanelLimits;
}

/** 1 agree, 2 agree after modification, 3 disagree (domain §3.4). */
export type Conclusion = 'agree' | 'agreeAfterModification' | 'disagree';

/** What is judged from 1 to 5; a theory has no medical lines. */
export const medicalLines = ['safety', 'effectiveness', 'clinicalNeed', 'ethicsRisk'] as const;

export const commentFields = ['innovation', 'advancement', 'maturity', 'applicationValue'] as const;

export type Familiarity = 'familiar' | 'fairlyFamiliar' | 'general';
