import { deliveryCauses, type DeliveryCause } from './causes';

/** What is always sent: codes, links, and what concerns the security of an account. */
const always = [
  'signIn',
  'signature',
  'register',
  'resetPassword',
  'invitation',
  'changeMobile',
  'changeEmail',
  'registration',
  'account',
] as const satisfies readonly DeliveryCause[];

/** A kind of notice whose ways a person chooses. */
export type NoticeCause = Exclude<DeliveryCause, (typeof always)[number]>;
const isChosen = (cause: DeliveryCause): cause is NoticeCause =>
  !(always as readonly DeliveryCause[]).includes(cause);
export const noticeCauses = deliveryCauses.filter(isChosen) as [NoticeCause, ...NoticeCause[]];

/** The ways by which notices of one kind go out beside the desk, where somebody has to act (domain §3.5). */
export interface Channels {
  readonly mail: boolean;
  readonly textMessage: boolean;
}

/** For whoever has chosen nothing: by mail; a text message only reaches those who asked for it. */
export const standardChannels: Channels = { mail: true, textMessage: false };

/** The digest is a list, which no text message holds. */
export const mayBeTextMessage = (cause: NoticeCause): boolean => cause !== 'digest';
