import * as z from 'zod';
import {
  coded,
  flag,
  id,
  item,
  listOf,
  moment,
  oneOf,
  pageOf,
  paging,
  ref,
  required,
  sha256,
  text,
  strictObject,
  integer,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { transitionNames } from '#contract/workflow';
import { applicationStatus } from '#product/dictionaries/application-status';
import { fileFields } from './file';
import { ItemResultField, MaterialStatus } from './codes';
import { materialCodes } from '#product/dictionaries/material-status';
import { MaterialPin } from './pin';
import { PatientData } from './patient-data';
import { materialTables } from './proposals';
import { scanStates } from './uploads';
import { materialFlow } from './workflow';

const Template = z.literal([1, 2]);
const code = text(40, 1);
const can = withMetadata(listOf(oneOf(transitionNames(materialFlow))), { wire: 'Can' });

const FileInput = strictObject({ fileId: ref('file'), ...fileFields });

const frozenFile = {
  id,
  fileId: id,
  name: text(255),
  sha256,
  size: integer(0, 1e12),
  mime: text(200),
  scanState: oneOf(scanStates),
  ...fileFields,
};
/** A file as a submission froze it. */
const FrozenFile = strictObject(frozenFile);
export type FrozenFile = z.output<typeof FrozenFile>;

/** A file of an item. `id` is what reports and tables cite; `fileId` names the bytes. */
export const MaterialFile = strictObject({
  ...frozenFile,
  /** What looking for what identifies patients found; experts are not told. */
  patientData: PatientData.nullable(),
});
export type MaterialFile = z.output<typeof MaterialFile>;

/** An approval or filing that was handed in with the application: it may be put to the item as it is. */
const FiledApproval = strictObject({
  fileId: id,
  name: text(255),
  sha256,
  size: integer(0, 1e12),
  mime: text(200),
  scanState: oneOf(scanStates),
  issuer: fileFields.issuer,
  issuedOn: fileFields.issuedOn,
});
export type FiledApproval = z.output<typeof FiledApproval>;

const itemFields = {
  code,
  title: text(200),
  hint: text(200),
  kind: oneOf(['files', 'wbs', 'indicators', 'innovationPoints', 'discoveryPoints']),
  required: flag,
  /** Whether a reason may be given why there is nothing. */
  mayNotApply: flag,
  documentTypes: listOf(item('documentType')),
  minimum: integer(0, 100),
  maximum: integer(0, 100).nullable(),
  notApplicableReason: text(500).nullable(),
  files: listOf(MaterialFile),
};

/** A row of the checklist with what it holds and what the assessor found of it. */
export const MaterialItem = strictObject({
  ...itemFields,
  result: ItemResultField.nullable(),
  comment: text(1_000).nullable(),
  filed: listOf(FiledApproval),
  /** What a good proof is, why it is mostly returned, and whether there is a template to begin with. */
  guide: strictObject({ good: text(600), returned: text(600), hasTemplate: flag }),
});

/** What still keeps the material from being submitted. */
export const Gap = strictObject({ code, fileId: id.nullable(), message: text(600, 0, { wire: 'Msg' }) });

/** One step of its history. */
const Step = strictObject({
  at: moment,
  actor: text(100),
  roleName: text(60, 0, { wire: 'RoleName' }),
  transition: text(40, 0, { wire: 'Action' }),
  says: text(100),
  from: integer(0, 9).nullable(),
  to: integer(0, 9).nullable(),
  note: text(1_000).nullable(),
});

/** What was submitted, frozen. */
const Version = strictObject({
  version: integer(1, 1e6),
  submittedAt: moment,
  /** SHA-256 of the frozen content. */
  sha256,
  files: listOf(
    strictObject({
      ...{ code, id, fileId: id, title: text(200), name: text(255), sha256 },
      size: integer(0, 1e12),
      mime: text(200),
    }),
  ),
});

const head = {
  id,
  applicationId: id,
  applicationNumber: text(40).nullable(),
  achievementName: text(200),
  mainOrganisationName: text(200).nullable(),
  assessorName: text(100).nullable(),
  evaluationAgencyName: text(200).nullable(),
  applicationStatus,
  template: Template,
  status: MaterialStatus,
  version: integer(0, 1e6),
  submittedAt: moment.nullable(),
  updatedAt: moment,
};

/** A row of the list: `missing` counts the checklist's items that still want something. */
const MaterialRow = strictObject({
  ...head,
  missing: integer(0, 1_000),
  /** Evidence that is out of date, or soon will be. */
  warnings: integer(0, 10_000),
  dueAt: moment.nullable(),
  rowVersion: integer(1, 1e9),
  can: can,
});

export const MaterialFilter = strictObject({
  ...paging,
  status: withMetadata(coded({ all: -1, ...materialCodes }), { wire: 'Status' }).optional(),
  achievementName: text(100).optional(),
  mainOrganisationName: text(100).optional(),
  assessorName: text(100).optional(),
  /** Only what the caller has to hand in, or has handed in and waits for, first what is due first. */
  toSubmit: flag.optional(),
});
export const MaterialPage = pageOf(MaterialRow);

/** For the owner's side, the agency, its assessor and the public-service agency. */
export const MaterialForStaff = strictObject({
  audience: z.literal('staff'),
  ...head,
  items: listOf(MaterialItem),
  ...materialTables,
  missing: listOf(Gap),
  /** What keeps nobody from submitting and will be asked about: evidence that is too old, or soon will be. */
  warnings: listOf(Gap),
  /** Files no scanner has looked at; they pass while the setting allows it. */
  unscanned: integer(0, 10_000),
  reason: text(1_000).nullable(),
  dueAt: moment.nullable(),
  /** What was pinned to its files, settled or not, by number. */
  pins: listOf(MaterialPin),
  versions: listOf(Version),
  history: listOf(Step),
  rowVersion: integer(1, 1e9),
  can: can,
});

/** The evidence of a material for whoever judges it apart from the others. */
export const Evidence = strictObject({ items: listOf(strictObject(itemFields)), ...materialTables });
export type Evidence = z.output<typeof Evidence>;

/** For an expert who has accepted: the evidence, without the assessor's remarks and the steps behind it. */
const MaterialForExpert = strictObject({
  audience: z.literal('expert'),
  ...head,
  ...Evidence.shape,
});

export const MaterialDetail = z.discriminatedUnion('audience', [MaterialForStaff, MaterialForExpert]);
export type MaterialDetail = z.output<typeof MaterialDetail>;

const own = { id: ref('material'), rowVersion: integer(1, 1e9) };

/** What is absent stays as it is; an item that is named is replaced with its files. */
export const SaveMaterial = strictObject({
  ...own,
  items: listOf(
    strictObject({ code, notApplicableReason: text(500).nullable(), files: listOf(FileInput, 60) }),
    100,
  ).optional(),
  workBreakdown: materialTables.workBreakdown.optional(),
  indicators: materialTables.indicators.optional(),
  innovationPoints: materialTables.innovationPoints.optional(),
  discoveryPoints: materialTables.discoveryPoints.optional(),
});
export type SaveMaterial = z.output<typeof SaveMaterial>;

export const SubmitMaterial = strictObject(own);

/** The owner answers for files in which something was found, by the ids they bear in the material. */
export const ConfirmDeIdentified = strictObject({ ...own, fileIds: listOf(id, 500, 1) });
export type ConfirmDeIdentified = z.output<typeof ConfirmDeIdentified>;

/** Every item of the checklist marked, those to be supplemented with a text, and what follows from it all. */
export const ReviewMaterial = strictObject({
  ...own,
  items: listOf(strictObject({ code, result: ItemResultField, comment: text(1_000) }), 100),
  overall: coded({ pass: 1, return: 3 }),
});
export type ReviewMaterial = z.output<typeof ReviewMaterial>;

export const ItemTemplateAsked = strictObject({ id: ref('material'), code });

export const ReopenMaterial = strictObject({ ...own, reason: required(500) });

/** Every transition answers where the material now stands. */
export const TransitionReply = strictObject({ id, status: MaterialStatus, rowVersion: integer(1, 1e9) });
