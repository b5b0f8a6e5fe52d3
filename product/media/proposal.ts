import type { Alternatives } from './picture';

/** What a picture is to become once another person agrees. */
export interface Proposal {
  readonly name: string;
  readonly alternatives: Alternatives;
  readonly fileId: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: string;
}
