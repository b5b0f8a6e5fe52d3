import type { Word } from '#contract/words';
import { overallLevels } from './level-codes';
import type { DictionaryName } from './dictionaries';

/** How a column holds codes: one, a list of them, or somewhere in a document, at a path of its JSON. */
type Cardinality = 'one' | 'many' | `$${string}`;

/** A column that holds the codes of a dictionary, spelt as the database spells it. */
export interface CodeColumn {
  readonly dictionary: DictionaryName;
  readonly table: keyof typeof places;
  readonly column: string;
  readonly holds: Cardinality;
  /** Only rows in which another column has this value. */
  readonly where?: readonly [column: string, value: string];
  /** What the column holds in place of the code. */
  readonly stored?: (code: string) => string | null;
}

/** What records of each table are called where somebody reads where a code is used. */
export const places = {
  person: ['用户资料', 'Profiles', 'Perfiles'],
  certificate: ['证书', 'Certificates', 'Certificados'],
  organisation_entry: ['组织', 'Organisations', 'Organizaciones'],
  application: ['申报', 'Applications', 'Solicitudes'],
  integrity_record: ['诚信记录', 'Integrity records', 'Registros de integridad'],
  appeal: ['申诉', 'Appeals', 'Recursos'],
  revocation: ['报告撤销', 'Revocations of reports', 'Revocaciones de informes'],
  application_organisation: ['申报的完成单位', 'Completing organisations', 'Entidades participantes'],
  application_person: ['申报的完成人', 'Completing people', 'Personas participantes'],
  application_right: ['申报的知识产权', 'Rights of applications', 'Derechos de solicitudes'],
  application_round: ['申报的以前各轮', 'Earlier rounds', 'Rondas anteriores'],
  application_snapshot: ['已提交的申报', 'Submitted versions', 'Versiones presentadas'],
  material: ['原始材料', 'Materials', 'Materiales'],
  material_item: ['材料清单项', 'Items of materials', 'Elementos de materiales'],
  material_file: ['材料文件', 'Files of materials', 'Archivos de materiales'],
  material_version: ['已提交的材料', 'Submitted materials', 'Materiales presentados'],
  report: ['评价报告', 'Reports', 'Informes'],
  sampled_report: ['抽样报告', 'Sampled reports', 'Informes sorteados'],
  opinion: ['专家意见', 'Expert opinions', 'Dictámenes'],
  content: ['内容', 'Content', 'Contenidos'],
  content_version: ['内容的版本', 'Versions of content', 'Versiones de contenidos'],
  audit_log: ['系统日志', 'Audit log', 'Auditoría'],
} as const satisfies Record<string, Word>;

type Rest = Pick<CodeColumn, 'where' | 'stored'>;
const at = (
  dictionary: DictionaryName,
  table: CodeColumn['table'],
  column: string,
  holds: Cardinality = 'one',
  more: Rest = {},
): CodeColumn => ({ dictionary, table, column, holds, ...more });

/** What an applicant filled in, as its tables hold it and as each submission was frozen. */
const filledIn = (
  dictionary: DictionaryName,
  frozen: `$${string}`,
  table: CodeColumn['table'],
  column: string,
  holds: Cardinality = 'one',
): CodeColumn[] => [
  at(dictionary, table, column, holds),
  at(dictionary, 'application_snapshot', 'content', frozen),
];
const inForm = (dictionary: DictionaryName, path: `$${string}`): CodeColumn[] =>
  filledIn(dictionary, path, 'application', 'form', path);

/**
 * Every column that holds codes of a dictionary, in this one place: where a code is used is asked of it, and nothing else
 * knows. Columns that hold a name of the program's own in a code's stead belong to built-in sets, of which nothing goes.
 */
export const codeColumns: readonly CodeColumn[] = [
  ...filledIn('achievementType', '$.achievementType', 'application', 'achievement_type'),
  ...filledIn('evaluationPurpose', '$.evaluationPurposes[*]', 'application', 'evaluation_purposes', 'many'),
  ...filledIn('technologyField', '$.technologyField', 'application', 'technology_field'),
  at('technologyField', 'organisation_entry', 'technology_fields', 'many'),
  ...filledIn('medicalProduct', '$.medicalProduct.kind', 'application', 'product_kind'),
  ...filledIn('medicalProduct', '$.medicalProduct.options[*]', 'application', 'product_options', 'many'),
  ...inForm('newIndustry', '$.newIndustry'),
  ...inForm('applicationIndustry', '$.applicationIndustries[*]'),
  ...inForm('outcomeForm', '$.outcomeForms[*]'),
  ...inForm('outcomeAttribute', '$.outcomeAttribute'),
  ...inForm('stage', '$.stage'),
  ...inForm('standardLevel', '$.standardLevel'),
  ...inForm('standardLevel', '$.standards[*].level'),
  ...inForm('topicSource', '$.topicSources[*].source'),
  ...inForm('approvalKind', '$.approvals[*].kind'),
  ...inForm('useStatus', '$.useStatus'),
  ...inForm('transformationMethod', '$.transformationMethod'),
  at('transformationMethod', 'report', 'sections', '$.transformation.methods[*]'),
  at('transformationMethod', 'content_version', 'details', '$.transformationMethod'),
  ...filledIn('limitReason', '$.limitReason', 'application', 'limit_reason'),
  at('limitReason', 'report', 'limit_reason'),
  at('rejectReason', 'application', 'decision_reason'),
  at('rejectReason', 'application_round', 'decision_reason'),
  at('rejectReason', 'appeal', 'ground'),
  at('rejectReason', 'revocation', 'ground'),
  at('integrityGround', 'integrity_record', 'ground'),

  at('organisationType', 'organisation_entry', 'type'),
  ...filledIn('organisationType', '$.organisations[*].type', 'application_organisation', 'type'),
  at('sex', 'person', 'sex'),
  ...filledIn('sex', '$.persons[*].sex', 'application_person', 'sex'),
  at('professionalTitle', 'person', 'professional_title'),
  ...filledIn(
    'professionalTitle',
    '$.persons[*].professionalTitle',
    'application_person',
    'professional_title',
  ),
  at('education', 'person', 'education'),
  ...filledIn('education', '$.persons[*].education', 'application_person', 'education'),
  at('subject', 'person', 'familiar_subject_one'),
  at('subject', 'person', 'familiar_subject_two'),
  at('userType', 'person', 'user_type'),
  at('revealReason', 'audit_log', 'changes', '$[*] ? (@.field == "why").after', {
    where: ['action', 'audit.reveal'],
  }),
  at('expertKind', 'person', 'expert_kind'),
  at('expertKind', 'opinion', 'expert_kind'),
  at('assessorGrade', 'certificate', 'grade', 'one', { where: ['kind', 'assessor'] }),
  at('technologyManagerLevel', 'certificate', 'grade', 'one', { where: ['kind', 'technologyManager'] }),
  ...filledIn('rightForm', '$.rights[*].form', 'application_right', 'form'),
  ...filledIn('rightStatus', '$.rights[*].status', 'application_right', 'status'),

  at('documentType', 'material_file', 'document_type'),
  at('documentType', 'material_version', 'content', '$.**.documentType'),
  at('materialResult', 'material_item', 'result'),
  at('materialStatus', 'material', 'status'),
  at('applicationStatus', 'application', 'status'),
  at('reportStatus', 'report', 'status'),
  at('opinionStatus', 'opinion', 'status'),
  at('conclusion', 'opinion', 'conclusion'),
  at('formDefect', 'opinion', 'form_reason'),
  at('contentStatus', 'content', 'status'),

  at('maturity', 'report', 'maturity_level'),
  at('maturity', 'sampled_report', 'maturity_level'),
  at('innovation', 'sampled_report', 'innovation_level'),
  at('advancement', 'sampled_report', 'advancement_level'),
  at('innovation', 'report', 'innovation_level'),
  at('advancement', 'report', 'advancement_level'),
  at('standing', 'report', 'overall_level', 'one', { stored: overallLevels.named }),
];
