import { accept, draft, submit, type ApplicationOf, type Wishes } from './story/application';
import { fillMaterial, passMaterial, submitMaterial } from './story/material';
import { acceptInvitation, checkForms, closeRound, panelists, setPanel, submitSheet } from './story/panel';
import {
  answer,
  checkAgain,
  createReport,
  sign,
  toExperts,
  toPublicAgency,
  writeReport,
  type ReportOf,
} from './story/report';
import { type StoryWorld } from './story/world';
import { cast } from './cast';

export { worldOf, type StoryWorld } from './story/world';
export type { ApplicationOf, Wishes } from './story/application';
export type { ReportOf } from './story/report';

/**
 * Brings a case to a stage of the product's main job, by the transitions of those whose they are and over HTTP alone:
 * each function begins with a fresh draft and gives the case as it then stands.
 */

/** A draft with all three steps filled in. */
export const drafted = (world: StoryWorld, wishes: Wishes = {}): Promise<ApplicationOf> =>
  draft(world, wishes);

/** Signed and submitted to the agency. */
export const submitted = async (world: StoryWorld, wishes: Wishes = {}): Promise<ApplicationOf> => {
  const about = await drafted(world, wishes);
  await submit(world, about, wishes.owner);
  return about;
};

/** Accepted, an assessor assigned, its material begun. */
export const accepted = async (world: StoryWorld, wishes: Wishes = {}): Promise<ApplicationOf> => {
  const about = await submitted(world, wishes);
  await accept(world, about);
  return about;
};

/** Material handed in with real files and found in order. */
export const materialPassed = async (world: StoryWorld, wishes: Wishes = {}): Promise<ApplicationOf> => {
  const about = await accepted(world, wishes);
  await fillMaterial(world, about);
  await submitMaterial(world, about);
  await passMaterial(world, about);
  return about;
};

/** The report written, its levels computed, checked a second time. */
export const reportReady = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await createReport(world, await materialPassed(world, wishes));
  await writeReport(world, about);
  await checkAgain(world, about);
  return about;
};

/** A panel of five invited, and everybody has accepted. */
export const panelReady = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await reportReady(world, wishes);
  await setPanel(world, about);
  for (const [login] of panelists) await acceptInvitation(world, about, login);
  return about;
};

/** The report lies with the experts. */
export const withExperts = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await panelReady(world, wishes);
  await toExperts(world, about);
  return about;
};

/** Five sheets signed, submitted and in order; the round is closed and has passed. */
export const roundClosed = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await withExperts(world, wishes);
  for (const [login] of panelists) await submitSheet(world, about, login);
  await checkForms(world, about);
  await closeRound(world, about);
  return about;
};

/** Suggestions answered, and the three signatures given. */
export const signed = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await roundClosed(world, wishes);
  await answer(world, about);
  for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(world, about, login);
  return about;
};

/** With the public-service agency for its formal review. */
export const atPublicAgency = async (world: StoryWorld, wishes: Wishes = {}): Promise<ReportOf> => {
  const about = await signed(world, wishes);
  await toPublicAgency(world, about);
  return about;
};
