/**
 * The one place where the wire's own spelling stands beside ours (domain §2).
 * A field whose name is not here is PascalCase on the wire.
 */
const wireNames: Readonly<Record<string, string>> = {
  // people and access
  password: 'Pwd',
  oldPassword: 'OldPwd',
  newPassword: 'NewPwd',
  identityCard: 'CardId',
  professionalTitle: 'ZhiCheng',
  specialty: 'Project',
  familiarSubjectOne: 'ShuXiXueKeOne',
  familiarSubjectTwo: 'ShuXiXueKeTwo',
  organisationId: 'OrgId',
  organisationName: 'OrgName',
  organisationNumber: 'OrgNumber',
  organisationType: 'OrgType',
  representativeResults: 'DBXCG',
  introduction: 'JianJie',
  images: 'Img',
  attachedOrganisations: 'AttchedOrgs',
  isMain: 'IsMan',
  isLocked: 'IsLock',
  isOrganisationAdmin: 'IsOrgAdmin',
  isDeleted: 'IsDel',
  // applications
  applicationId: 'ApplyId',
  applicationNumber: 'ApplyNo',
  achievementName: 'ApplyInfo',
  achievementType: 'FruitType',
  evaluationPurpose: 'PKJMD',
  evaluationPurposes: 'PKJMD',
  applicationStatus: 'IsAskFor',
  evaluationAgencyId: 'PJJGOrgId',
  evaluationAgencyName: 'PJJGOrgName',
  assessorId: 'PGSId',
  assessorName: 'PGSName',
  technologyManagerId: 'ScienceHandlerId',
  technologyManagerName: 'ScienceHandlerName',
  mainOrganisationName: 'FirstOrgName',
  mainOrganisationId: 'MainOrgId',
  economicBenefit: 'JJXY',
  economicBenefitFrom: 'JJXYStart',
  economicBenefitTo: 'JJXYEnd',
  // levels
  maturityLevel: 'CSD',
  maturityFrom: 'CSDStart',
  maturityTo: 'CSDEnd',
  maturityIndex: 'CSDIndex',
  innovationLevel: 'CXD',
  innovationFrom: 'CXDStart',
  innovationTo: 'CXDEnd',
  advancementLevel: 'XJD',
  advancementFrom: 'XJDStart',
  advancementTo: 'XJDEnd',
  overallLevel: 'ZTSPGJX',
  // experts
  expertId: 'ZJId',
  expertIds: 'ZJIds',
  // menu and dictionaries keep their lower case
  url: 'url',
  icon: 'icon',
  hidden: 'hidden',
  children: 'children',
  checked: 'checked',
  roles: 'Roles',
  // search
  searchField: 'SelectCondition',
  keyword: 'SelectData',
};

/** The name of a field on the wire. */
export const wireName = (inside: string): string =>
  wireNames[inside] ?? inside.charAt(0).toUpperCase() + inside.slice(1);
