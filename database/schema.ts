// Made by «npm run docs» from the migrations and columns.ts; a guard makes it afresh and compares.
import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from '#host/database/tables';
import type { Columns } from './columns';

export interface Schema {
  action: {
    id: string;
    parentId: string | null;
    names: Columns['action']['names'];
    url: string | null;
    icon: string | null;
    component: string | null;
    isHidden: Generated<boolean>;
    isMenu: boolean;
    rightKey: string | null;
    sort: number;
    rowVersion: Generated<number>;
    isBuiltIn: Generated<boolean>;
  };
  appeal: {
    id: string;
    applicationId: string;
    decision: string;
    /** When what is appealed was decided: there is one appeal for each decision. */
    decisionAt: Moment;
    /** The ground, words and evidence of the decision as they were: a re-opened application has them no more. */
    ground: string | null;
    decisionText: string | null;
    decisionFileId: string | null;
    /** 0 open, 1 upheld, 3 re-opened. */
    status: number;
    reason: string;
    filedBy: string;
    filedAt: Moment;
    decidedBy: string | null;
    decidedAt: Moment | null;
    outcomeReason: string | null;
    rowVersion: Generated<number>;
    updatedAt: Moment;
    /** The revocation that is appealed against; null where it is a decision that ended the application. */
    revocationId: string | null;
  };
  appealFile: {
    appealId: string;
    fileId: string;
    sort: number;
  };
  application: {
    id: string;
    applicationNumber: string | null;
    round: Generated<number>;
    previousApplicationId: string | null;
    status: number;
    ownerId: string;
    achievementName: string;
    achievementNameEnglish: string | null;
    achievementType: string;
    category: number;
    evaluationPurposes: Generated<string[]>;
    technologyField: string | null;
    productKind: string | null;
    productOptions: Generated<string[]>;
    keywords: Generated<string[]>;
    collegeName: string | null;
    mainOrganisationId: string | null;
    mainOrganisationName: string | null;
    firstAuthor: string | null;
    technologyManagerId: string | null;
    evaluationAgencyId: string | null;
    assessorId: string | null;
    planStart: Day | null;
    planEnd: Day | null;
    economicBenefit: string | null;
    isLimited: Generated<boolean>;
    limitReason: string | null;
    humanResearch: boolean | null;
    usesGeneticResources: boolean | null;
    consentPublish: boolean | null;
    form: Columns['application']['form'];
    defects: Columns['application']['defects'];
    returnCount: Generated<number>;
    isFinal: Generated<boolean>;
    isLocked: Generated<boolean>;
    isDeleted: Generated<boolean>;
    decisionReason: string | null;
    decisionText: string | null;
    nameKey: Generated<string>;
    mainOrganisationKey: Generated<string>;
    searchName: Generated<string>;
    searchCollege: string | null;
    searchFirstAuthor: string | null;
    searchAuthors: string | null;
    searchGrams: Generated<string[]>;
    submittedAt: Moment | null;
    decidedAt: Moment | null;
    createdAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
    searchInitials: string | null;
    /** The version of the settings it is evaluated by; none before it is submitted. */
    settingsVersion: number | null;
    /** The agency that sent it back, until it is submitted again. */
    returnedBy: string | null;
    /** The end that is proposed and waits for a decision; null where none is. */
    proposal: Columns['application']['proposal'];
    /** The evidence of the decision, where one was asked for. */
    decisionFileId: string | null;
    /** What the last return asked for, once it was submitted again: it stands beside the fields again when a round ends in a rejection. */
    answeredDefects: Columns['application']['answeredDefects'];
    /** What has changed since the application that this one re-evaluates, in its owner's words; signed with the rest. */
    changes: string | null;
    /** Its owner declared a major change, so that it could come before the time. */
    isMajorChange: Generated<boolean>;
    /** The pairs of characters of its name, the rare ones first. */
    nameBigrams: ColumnType<string[] | null, never, never>;
    /** Of these the first ones: a name that is alike shares at least one. */
    namePrefix: ColumnType<string[] | null, never, never>;
    /** The numbers of its approvals as two are compared. */
    approvalKeys: Generated<string[]>;
    /** What looked alike when it was submitted last, and why: for whoever decides. */
    similarFound: Columns['application']['similarFound'];
    /** By whom its papers were written and from which projects it came, as two are compared. */
    workKeys: ColumnType<string[] | null, never, never>;
  };
  applicationAvoidedExpert: {
    id: string;
    applicationId: string;
    name: string;
    organisationName: string;
    reason: string;
    sort: number;
  };
  applicationFile: {
    applicationId: string;
    fileId: string;
  };
  applicationOrganisation: {
    id: string;
    applicationId: string;
    organisationId: string | null;
    name: string;
    isMain: boolean;
    type: string;
    sort: number;
    contribution: Generated<string>;
  };
  applicationPerson: {
    id: string;
    applicationId: string;
    personId: string | null;
    name: string;
    sex: number | null;
    birthYear: number | null;
    professionalTitle: string | null;
    education: string | null;
    organisationName: string;
    sort: number;
    contribution: Generated<string>;
    share: string | null;
  };
  applicationRight: {
    id: string;
    applicationId: string;
    form: string;
    status: string;
    name: string;
    number: string;
    numberKey: string;
    country: Generated<string>;
    appliedOn: Day | null;
    grantedOn: Day | null;
    owner: string;
    isCore: boolean;
    inventors: Columns['applicationRight']['inventors'];
    sort: number;
  };
  applicationRound: {
    id: string;
    applicationId: string;
    round: number;
    decisionReason: string | null;
    decisionText: string | null;
    decisionFileId: string | null;
    submittedAt: Moment | null;
    decidedAt: Moment | null;
  };
  applicationSnapshot: {
    id: string;
    applicationId: string;
    version: number;
    content: Columns['applicationSnapshot']['content'];
    sha256: string;
    createdAt: Moment;
  };
  article: {
    id: string;
    writtenAt: Moment;
    author: string;
    reviewer: Generated<string>;
    title: string;
    content: Generated<string>;
    importance: number;
    type: Columns['article']['type'];
    status: Columns['article']['status'];
    viewsPc: Generated<number>;
    viewsMobile: Generated<number>;
    viewsIos: Generated<number>;
    viewsAndroid: Generated<number>;
    pageviews: ColumnType<number, never, never>;
    rowVersion: Generated<number>;
  };
  assessorChange: {
    id: string;
    applicationId: string;
    formerId: string;
    assessorId: string;
    changedBy: string;
    reason: string;
    changedAt: Moment;
  };
  /** An expert in an assessor’s pool; unlinked once `unlinkedAt` is there. */
  assessorExpert: {
    assessorId: string;
    expertId: string;
    linkedAt: Moment;
    id: Generated<string>;
    linkedBy: string | null;
    unlinkedAt: Moment | null;
    unlinkedBy: string | null;
    unlinkReason: Generated<string>;
  };
  auditCheckpoint: {
    seq: number;
    hash: string;
    signature: string;
    keyId: string;
    at: Moment;
  };
  /** Who did what to which object, when, from where, and how it ended (security AD-01). Inserted, never changed. */
  auditLog: {
    id: string;
    at: Moment;
    actorId: string | null;
    /** The built-in roles that those held are based on: by them is decided who reads the entry. */
    actingRole: string | null;
    organisationId: string | null;
    address: string | null;
    sessionId: string | null;
    action: string;
    objectKind: string | null;
    objectId: string | null;
    /** SHA-256 of the content before and after, not the content: the log holds no personal data to leak. */
    beforeHash: string | null;
    afterHash: string | null;
    result: Columns['auditLog']['result'];
    reason: string | null;
    requestId: string | null;
    changes: Columns['auditLog']['changes'];
    /** The roles held themselves, where they are not those above: one of them is the staff’s own. */
    heldRoles: string | null;
  };
  auditSeal: {
    seq: number;
    entryId: string;
    prevHash: string;
    hash: string;
  };
  /** Messages about a case (domain §4.1, detail). */
  caseMessage: {
    id: string;
    applicationId: string;
    circle: Columns['caseMessage']['circle'];
    /** The agency that had the case when it was written: a later one does not read what another agency wrote or was told. */
    agencyId: string | null;
    authorId: string;
    /** As what its author took part in the case. */
    authorPart: Columns['caseMessage']['authorPart'];
    /** Empty once it is withdrawn: that it was there stays. */
    body: string;
    writtenAt: Moment;
    editedAt: Moment | null;
    withdrawnAt: Moment | null;
  };
  /** Whom a message calls by their name. */
  caseMessageMention: {
    messageId: string;
    personId: string;
  };
  /** Up to which message somebody has read a circle of a case. */
  caseMessageReading: {
    applicationId: string;
    circle: Columns['caseMessageReading']['circle'];
    personId: string;
    readUntil: Moment;
  };
  certificate: {
    id: string;
    personId: string;
    kind: string;
    number: string;
    grade: number;
    validUntil: Day;
  };
  codeItem: {
    id: string;
    setId: string;
    parentId: string | null;
    code: string;
    names: Columns['codeItem']['names'];
    meanings: Columns['codeItem']['meanings'];
    number: number | null;
    sort: number;
    isLocked: Generated<boolean>;
    isDeleted: Generated<boolean>;
    rowVersion: Generated<number>;
  };
  /** What an item was called until it was renamed. */
  codeItemLabel: {
    id: string;
    itemId: string;
    names: Columns['codeItemLabel']['names'];
    until: Moment;
  };
  codeSet: {
    id: string;
    code: string;
    name: string;
    remark: Generated<string>;
    isLocked: Generated<boolean>;
    isBuiltIn: Generated<boolean>;
    sort: number;
    rowVersion: Generated<number>;
    nameEnglish: Generated<string>;
    nameSpanish: Generated<string>;
  };
  conflictCase: {
    applicationId: string;
    /** Who has to act. */
    holder: Columns['conflictCase']['holder'];
    found: Columns['conflictCase']['found'];
    foundAt: Moment;
  };
  conflictCheck: {
    id: string;
    reportId: string | null;
    personId: string;
    hits: Columns['conflictCheck']['hits'];
    reason: string | null;
    dataVersion: string;
    checkedAt: Moment;
    applicationId: string;
  };
  conflictWatch: {
    id: Columns['conflictWatch']['id'];
    lookedAt: Moment;
  };
  consent: {
    id: string;
    personId: string;
    notice: string;
    givenAt: Moment;
  };
  content: {
    id: string;
    kind: Columns['content']['kind'];
    /** 6 draft, 0 submitted, 1 published, 3 returned, 2 withdrawn (domain §4.2). */
    status: number;
    language: string;
    /** The Chinese piece that this one translates. */
    translates: string | null;
    isTop: Generated<boolean>;
    views: Generated<number>;
    /** Since when readers have had it; a later version changes nothing of that. */
    publishedAt: Moment | null;
    createdAt: Moment;
    rowVersion: Generated<number>;
    /** The version that is being written. */
    version: number;
    /** The version that was handed in last; it is changed no more. */
    submittedVersion: number | null;
    /** The version that readers have; null while they have none. */
    publishedVersion: number | null;
    /** When the version that was approved for later will be before readers. */
    publishAt: Moment | null;
    /** When readers will no longer have the version that they have. */
    withdrawAt: Moment | null;
    submittedBy: string | null;
    updatedAt: Moment;
    /** The version that was published for a later moment; null where none waits. */
    approvedVersion: number | null;
  };
  contentPresence: {
    contentId: string;
    personId: string;
    since: Moment;
    seenAt: Moment;
  };
  contentPreview: {
    id: string;
    contentId: string;
    /** SHA-256 of the 256 random bits that its link holds; they are shown once. */
    tokenHash: string;
    madeBy: string;
    madeAt: Moment;
    endsAt: Moment;
    revokedAt: Moment | null;
  };
  /** What a piece of content said, each time somebody had written it. */
  contentVersion: {
    contentId: string;
    version: number;
    title: string;
    source: string;
    author: string;
    summary: string;
    /** A document tree, never markup (security §3.3). */
    body: Columns['contentVersion']['body'];
    /** What its kind says of it beside its text. */
    details: Columns['contentVersion']['details'];
    /** When it is to be before readers, as whoever wrote it wishes; null: as soon as it is published. */
    publishAt: Moment | null;
    /** When it is to be taken away again, as whoever wrote it wishes. */
    withdrawAt: Moment | null;
    /** Null of what is older than versions. */
    editedBy: string | null;
    editedAt: Moment;
  };
  /** Which downloads a version names in its text: a draft that one names is not deleted. */
  contentVersionDownload: {
    contentId: string;
    version: number;
    downloadId: string;
  };
  /** Which pictures a version shows, as its cover or in its text. */
  contentVersionPicture: {
    contentId: string;
    version: number;
    pictureId: string;
  };
  contract: {
    id: string;
    applicationId: string;
    round: number;
    agencyId: string;
    /** The version in force. */
    rowVersion: number;
  };
  contractVersion: {
    contractId: string;
    version: number;
    contractNumber: string;
    /** In 10,000 CNY; null where it is waived. */
    fee: string | null;
    included: string;
    payment: Columns['contractVersion']['payment'];
    fileId: string | null;
    /** The agency has declared that the fee does not depend on the result and that no expert fees are taken beside it. */
    isDeclared: boolean;
    note: string | null;
    changedBy: string | null;
    changedAt: Moment;
  };
  /** Business numbers come from rows taken last in a transaction, never from sequences. */
  counter: {
    name: string;
    value: number;
  };
  /** A period within which somebody must act. */
  deadline: {
    id: string;
    objectKind: string;
    objectId: string;
    step: string;
    holder: string;
    startedAt: Moment;
    dueAt: Moment;
    doneAt: Moment | null;
    applicationId: string;
    /** How many working days the step has in all, pauses left out. */
    days: number;
    /** How many of them were left when it paused; null where it did not. */
    daysLeft: number | null;
    /** The day of the next reminder. */
    remindOn: Day;
  };
  /** An owner’s word that a technology manager may begin drafts for them; withdrawn, it stays for the record. */
  draftingAuthorisation: {
    id: string;
    ownerId: string;
    managerId: string;
    givenAt: Moment;
    withdrawnAt: Moment | null;
  };
  expertReply: {
    opinionId: string;
    expertId: string;
    statement: string;
    repliedAt: Moment;
  };
  exportFile: {
    id: string;
    personId: string;
    sessionId: string;
    /** The path of the list’s own call. */
    list: string;
    /** The whole of what was asked, sealed: a query may hold somebody’s number. */
    askedCipher: string;
    language: Columns['exportFile']['language'];
    address: string;
    state: Columns['exportFile']['state'];
    /** How many rows there were when it was asked for; once it is done, how many the file holds. */
    rowCount: number;
    written: Generated<number>;
    askedAt: Moment;
    finishedAt: Moment | null;
    keptUntil: Moment | null;
    fileId: string | null;
    /** A hash of how far its person looked when the file was made: who looks otherwise at the download is given none. */
    reader: string | null;
    /** Why there is no file, in three languages. */
    problem: Columns['exportFile']['problem'];
    /** How often it was begun; whoever works on it says so with each step, and one that was begun anew since has lost it. */
    tries: Generated<number>;
    /** A process works on it until then; after that another one may. */
    heldUntil: Moment | null;
  };
  exportRequest: {
    id: string;
    personId: string;
    /** The path of the list’s own call. */
    list: string;
    /** The whole of what was asked, sealed: a query may hold somebody’s number. */
    askedCipher: string;
    rowCount: number;
    reason: string;
    state: Columns['exportRequest']['state'];
    askedAt: Moment;
    decidedBy: string | null;
    decidedAt: Moment | null;
    decisionReason: Generated<string>;
    goodUntil: Moment | null;
    /** How often it was downloaded. */
    taken: Generated<number>;
    rowVersion: Generated<number>;
  };
  feeDemand: {
    id: string;
    applicationId: string;
    reportedBy: string;
    demandedBy: string;
    amount: string | null;
    demandedOn: Day | null;
    description: string;
    reportedAt: Moment;
    handledBy: string | null;
    handledAt: Moment | null;
    outcome: string | null;
    rowVersion: Generated<number>;
  };
  /** An upload. Several rows may share one content; it goes when the last of them goes. */
  file: {
    id: string;
    sha256: string;
    /** For showing only. */
    name: string;
    size: number;
    mime: string;
    scanState: Columns['file']['scanState'];
    ownerId: string | null;
    /** What it was uploaded for; decides who may read it. */
    class: string;
    createdAt: Moment;
  };
  fileHome: {
    one: number;
    id: string;
  };
  /** One row: which kind of database this is, set at its first start (security §3.19). */
  installation: {
    id: number;
    mode: Columns['installation']['mode'];
    createdAt: Moment;
  };
  integrityRecord: {
    id: string;
    personId: string | null;
    organisationId: string | null;
    ground: string;
    facts: string;
    evidenceFileId: string;
    /** How long it is to be in force, from the day of the decision. */
    months: number;
    /** 0 proposed, 1 in force, 2 withdrawn, 3 dismissed, 4 expired. */
    status: number;
    proposedBy: string;
    proposedAt: Moment;
    replyUntil: Moment;
    reply: string | null;
    repliedBy: string | null;
    repliedAt: Moment | null;
    decidedBy: string | null;
    decidedAt: Moment | null;
    decision: string | null;
    startsOn: Day | null;
    /** The last day on which it is in force, whether or not the job has ended it yet. */
    expiresOn: Day | null;
    appealUntil: Moment | null;
    appeal: string | null;
    appealedBy: string | null;
    appealedAt: Moment | null;
    appealDecidedBy: string | null;
    appealDecidedAt: Moment | null;
    appealAnswer: string | null;
    withdrawnBy: string | null;
    withdrawnAt: Moment | null;
    withdrawal: string | null;
    rowVersion: Generated<number>;
    updatedAt: Moment;
    /** The application whose end it came with; null where a reviewer proposed it apart from any. */
    applicationId: string | null;
    /** How many working days there are in all for the reply. */
    replyDays: number;
    /** The day on which its party is next reminded that they may reply; null once there is nothing to say. */
    remindOn: Day | null;
  };
  /** What its person handed in with their reply or their appeal. */
  integrityRecordFile: {
    recordId: string;
    fileId: string;
    sort: number;
  };
  interest: {
    id: string;
    reportId: string;
    applicationId: string;
    name: string;
    organisation: string;
    need: string;
    phoneCipher: string | null;
    emailCipher: string | null;
    language: string;
    /** The version of the words that its writer agreed to. */
    consent: string;
    /** 0 open, 1 answered, 3 declined. */
    status: Generated<number>;
    answer: string | null;
    decidedBy: string | null;
    decidedAt: Moment | null;
    createdAt: Moment;
    rowVersion: Generated<number>;
    dueAt: Moment;
    /** The day of the next reminder; null once it was dealt with. */
    remindOn: Day | null;
  };
  /** How many rows a table has, as far as it was summed up. */
  keptCount: {
    name: string;
    value: number;
  };
  /** Rows that came or went since; folded into the sum by a job. */
  keptCountChange: {
    id: string;
    name: string;
    change: number;
  };
  keyFingerprint: {
    name: string;
    fingerprint: string;
  };
  lease: {
    name: string;
    holder: string;
    until: Moment;
  };
  /** Whether an address answered when it was asked last, and since when it has not. */
  linkCheck: {
    contentId: string;
    address: string;
    checkedAt: Moment;
    /** How many checks in a row it has not answered. */
    failures: number;
    failedSince: Moment | null;
    reason: Columns['linkCheck']['reason'];
    /** What it answered where that is the reason. */
    statusCode: number | null;
  };
  material: {
    id: string;
    applicationId: string;
    round: number;
    template: number;
    status: number;
    version: Generated<number>;
    tables: Columns['material']['tables'];
    reason: string | null;
    submittedAt: Moment | null;
    createdAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
  };
  materialFile: {
    id: string;
    materialId: string;
    itemCode: string;
    fileId: string;
    documentType: string | null;
    title: string;
    issuer: string;
    issuedOn: Day | null;
    deIdentified: boolean;
    sort: number;
    deIdentifiedBy: string | null;
    deIdentifiedAt: Moment | null;
    validUntil: Day | null;
  };
  materialItem: {
    id: string;
    materialId: string;
    code: string;
    isRequired: boolean;
    notApplicableReason: string | null;
    result: number | null;
    comment: string | null;
    sort: number;
  };
  materialPin: {
    id: string;
    materialId: string;
    version: number;
    /** Counted through a material, whatever the version. */
    number: number;
    itemCode: string;
    fileId: string;
    page: number;
    /** From the left edge of the page, as it is shown unturned, as a share of its width. */
    across: number;
    /** From its upper edge, as a share of its height. */
    down: number;
    text: string;
    setBy: string;
    setAt: Moment;
    /** What the applicant says of it; a new version may be the answer as well. */
    answer: string | null;
    answeredBy: string | null;
    answeredAt: Moment | null;
    settledBy: string | null;
    settledAt: Moment | null;
  };
  materialVersion: {
    id: string;
    materialId: string;
    version: number;
    content: Columns['materialVersion']['content'];
    sha256: string;
    fileIds: string[];
    submittedBy: string;
    createdAt: Moment;
  };
  /** Pictures that editors put into what readers read. */
  mediaPicture: {
    id: string;
    /** By which a text names it. */
    number: number;
    name: string;
    /** What it shows, in words, by language; empty where nobody has said it in that language yet. */
    alternatives: Columns['mediaPicture']['alternatives'];
    fileId: string;
    width: number;
    height: number;
    /** A small copy for the office, as a data address. */
    thumbnail: string;
    /** Counts its files: the addresses that readers have change with it. */
    version: Generated<number>;
    /** Of which version there are sizes and formats; null before the first. */
    renderedVersion: number | null;
    /** How often making those of this version has begun. */
    renderAttempts: Generated<number>;
    /** Until when one process makes them. */
    heldUntil: Moment | null;
    /** What somebody wants it to become while somebody else was shown it or readers have it: another person agrees first. */
    proposal: Columns['mediaPicture']['proposal'];
    proposedBy: string | null;
    uploadedBy: string;
    createdAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
  };
  /** A picture in one size and format, made from its file. */
  mediaRendition: {
    pictureId: string;
    version: number;
    width: number;
    format: Columns['mediaRendition']['format'];
    fileId: string;
  };
  migrationLock: {
    id: number;
  };
  notice: {
    id: string;
    personId: string;
    kind: string;
    objectKind: string | null;
    objectId: string | null;
    values: Columns['notice']['values'];
    createdAt: Moment;
    readAt: Moment | null;
  };
  /** The ways by which a person wants notices of one kind beside their desk. */
  noticeChannel: {
    personId: string;
    /** The kind of notice (product/messages/causes.ts), or the weekly digest. */
    cause: string;
    mail: boolean;
    textMessage: boolean;
  };
  opinion: {
    id: string;
    reportId: string;
    agencyId: string;
    panelRound: number;
    expertId: string;
    expertKind: string;
    isLeader: boolean;
    /** The seat, as the anonymous "expert 3"; 0 once it is nobody’s. */
    number: number;
    invitation: Columns['opinion']['invitation'];
    declineReason: string | null;
    declaration: Columns['opinion']['declaration'];
    /** `null` untouched, 6 draft, 0 submitted, 1 passed, 3 not passed. */
    status: number | null;
    conclusion: number | null;
    sheet: Columns['opinion']['sheet'];
    salt: string | null;
    commitment: string | null;
    signedAt: Moment | null;
    formReason: string | null;
    formText: string | null;
    formReturns: Generated<number>;
    dueOn: Day | null;
    invitedAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
    /** The last day to answer the invitation. */
    replyBy: Day | null;
    /** How its expert took part in the meeting of the round; null until it is recorded, and where none meets. */
    attendance: Columns['opinion']['attendance'];
    absenceReason: string | null;
    /** How many panels its expert had in hand when they were asked by hand, where that was as many as the cap allows. */
    openPanels: number | null;
    loadReason: string | null;
    /** The short sheet of somebody who judged already and is asked to confirm; everybody else fills in a whole one. */
    isShort: Generated<boolean>;
    /** Where it went to the public-service agency for its form: asked, or what was decided; null for all others. */
    formRuling: Columns['opinion']['formRuling'];
    formRulingText: string | null;
    /** In a discussion: the sheet of the round before, of which this one is the new version. */
    revises: string | null;
    /** Why it was kept or changed. */
    revisionReason: string | null;
  };
  /** The register as it is read: any id ever given, with what is said of the organisation that stands for it now. */
  organisation: {
    id: Columns['organisation']['id'];
    survivingId: Columns['organisation']['survivingId'];
    mergedInto: ColumnType<string | null, never, never>;
    /** The name of the entry itself, where another one stands for it. */
    entryName: Columns['organisation']['entryName'];
    number: Columns['organisation']['number'];
    name: Columns['organisation']['name'];
    type: Columns['organisation']['type'];
    parentId: ColumnType<string | null, never, never>;
    creditCode: ColumnType<string | null, never, never>;
    isLocked: Columns['organisation']['isLocked'];
    qualification: ColumnType<string | null, never, never>;
    technologyFields: Columns['organisation']['technologyFields'];
    validUntil: ColumnType<Day | null, never, never>;
  };
  /** An entry of the register as it was made. Only this area reads and writes it; everybody else reads `organisation`. */
  organisationEntry: {
    id: string;
    number: string;
    name: string;
    type: string;
    parentId: string | null;
    creditCode: string | null;
    isLocked: Generated<boolean>;
    /** What was decided: the entry that stands for this one. */
    mergedInto: string | null;
    qualification: string | null;
    technologyFields: Generated<string[]>;
    validUntil: Day | null;
    createdAt: Moment;
    rowVersion: Generated<number>;
    /** The end of that chain. */
    readAs: string | null;
    /** The entry that stands for this one, or itself. */
    survivingId: Columns['organisationEntry']['survivingId'];
  };
  /** Mail and SMS wait here and leave after the commit that caused them. */
  outbox: {
    id: string;
    channel: Columns['outbox']['channel'];
    recipientCipher: string;
    subject: string;
    bodyCipher: string;
    cause: string;
    createdAt: Moment;
    sentAt: Moment | null;
    tries: Generated<number>;
    lastError: string | null;
    /** Of a text message: the provider’s template and what fills it. */
    templateCipher: string | null;
    /** When it is tried next; null for at once. */
    nextTryAt: Moment | null;
    /** After this its link or code is dead and it is not sent any more. */
    goodUntil: Moment | null;
    /** Whom it is to reach, where that is somebody with an account. */
    personId: string | null;
    /** The language it is written in. */
    language: Columns['outbox']['language'];
  };
  panelChoice: {
    id: string;
    reportId: string;
    panelRound: number;
    reason: string;
    chosenBy: string;
    chosenAt: Moment;
  };
  panelDraw: {
    id: string;
    reportId: string;
    panelRound: number;
    attempt: number;
    /** SHA-256 of a secret of the agency, which it shows when the candidates can be changed no more. */
    commitment: string;
    secret: string | null;
    /** The candidates, who was left out and why, and what decides the seats, as they were fixed. */
    pool: Columns['panelDraw']['pool'];
    candidatesHash: string;
    reason: string | null;
    committedBy: string;
    committedAt: Moment;
    /** The secret’s and the checkpoint’s part, the seed, the members and the reserves in their order. */
    drawn: Columns['panelDraw']['drawn'];
    drawnAt: Moment | null;
    /** Who came in for whom from the reserves since, and why. */
    replacements: Columns['panelDraw']['replacements'];
  };
  panelMeeting: {
    id: string;
    reportId: string;
    panelRound: number;
    startsAt: Moment;
    endsAt: Moment;
    place: string;
    setBy: string;
    setAt: Moment;
    /** It had begun when it was moved: a further sitting, which nobody takes back. */
    beganBefore: Generated<boolean>;
    minutes: Generated<string>;
    /** What was decided, point by point. */
    points: Columns['panelMeeting']['points'];
    fileId: string | null;
    writtenBy: string | null;
    writtenAt: Moment | null;
    objection: Generated<string>;
    signedBy: string | null;
    signedAt: Moment | null;
    /** SHA-256 of appointment, attendance and minutes as the leader signed them; a change of any lifts the signature. */
    signedHash: string | null;
    rowVersion: Generated<number>;
  };
  /** Kinds, counts and places of what was found, and masks of some of it; what was found itself is kept nowhere. */
  patientDataScan: {
    sha256: string;
    /** Version of the rules it was looked through with; later rules look again. */
    rules: number;
    state: Columns['patientDataScan']['state'];
    part: Columns['patientDataScan']['part'];
    readParts: number;
    parts: number;
    findings: Columns['patientDataScan']['findings'];
    /** How often it was begun: what ends the process is not begun for ever. */
    tries: number;
    /** A process looks it through until then; after that another one may. */
    heldUntil: Moment | null;
    updatedAt: Moment;
  };
  person: {
    id: string;
    loginName: string;
    /** The canonical form under which nobody can look like somebody else. */
    loginKey: string;
    passwordHash: string | null;
    userType: number;
    trueName: string;
    mobileCipher: string | null;
    mobileIndex: string | null;
    emailCipher: string | null;
    emailIndex: string | null;
    cardCipher: string | null;
    cardIndex: string | null;
    education: string | null;
    sex: number | null;
    birthday: string | null;
    professionalTitle: string | null;
    specialty: string | null;
    familiarSubjectOne: string | null;
    familiarSubjectTwo: string | null;
    organisationId: string | null;
    isOrganisationAdmin: Generated<boolean>;
    expertKind: string | null;
    position: string | null;
    address: string | null;
    researchField: string | null;
    representativeResults: string | null;
    introduction: string | null;
    images: Generated<string[]>;
    showPublic: Generated<boolean>;
    isLocked: Generated<boolean>;
    createdAt: Moment;
    rowVersion: Generated<number>;
    pendingEmailCipher: string | null;
    /** The agency that brought an expert into the register; nobody’s, where the platform itself did. */
    registeredBy: string | null;
    passwordSetAt: Moment | null;
    /** It is shorter than one that stands alone may be: it opens nothing where no second factor is in force. */
    passwordNeedsFactor: Generated<boolean>;
    /** Its person asked to be erased: it stays closed. */
    erasedAt: Moment | null;
    /** The language in which the office last served them; unknown until they have come in. */
    language: Columns['person']['language'];
    /** Wrong passwords keep the account from being signed in to until then. */
    heldUntil: Moment | null;
    showPicture: Generated<boolean>;
    /** When its person agreed to be listed in public; the demonstration’s people agreed before. */
    shownSince: Moment | null;
  };
  /** A spreadsheet of people on its way in; `held…` names the process that works on it, and until when that counts. */
  personImport: {
    id: string;
    askedBy: string;
    sessionId: string;
    fileId: string;
    sha256: string;
    organisationId: string;
    roleId: string;
    dryRun: boolean;
    language: Columns['personImport']['language'];
    address: string;
    state: Columns['personImport']['state'];
    total: Generated<number>;
    checked: Generated<number>;
    written: Generated<number>;
    ok: Generated<number>;
    failedRows: Generated<number>;
    failed: Columns['personImport']['failed'];
    problem: Columns['personImport']['problem'];
    createdAt: Moment;
    finishedAt: Moment | null;
    heldBy: string | null;
    heldUntil: Moment | null;
    tries: Generated<number>;
  };
  personRole: {
    personId: string;
    roleId: string;
  };
  phrase: {
    id: string;
    personId: string | null;
    organisationId: string | null;
    /** For which texts it is: why something is sent back or declined, what one thinks of it, a message. */
    kind: Columns['phrase']['kind'];
    body: string;
    writtenAt: Moment;
  };
  preference: {
    personId: string;
    key: string;
    /** JSON as text: kept and given back, never searched. */
    value: string;
    updatedAt: Moment;
  };
  printTicket: {
    id: string;
    reportId: string;
    personId: string;
    sessionId: string;
    ticketHash: string;
    readerHash: string | null;
    createdAt: Moment;
    expiresAt: Moment;
    spentAt: Moment | null;
  };
  privacyRequest: {
    id: string;
    personId: string;
    state: Columns['privacyRequest']['state'];
    reason: Generated<string>;
    askedAt: Moment;
    dueAt: Moment;
    decidedBy: string | null;
    decidedAt: Moment | null;
    decisionReason: Generated<string>;
    rowVersion: Generated<number>;
  };
  rateLimit: {
    name: string;
    key: string;
    hits: Generated<number[]>;
    used: Generated<number>;
    blockedUntil: Generated<number>;
    admitted: boolean;
    expiresAt: Moment;
  };
  receiptKey: {
    publicKey: string;
    firstUsedAt: Moment;
  };
  recoveryCode: {
    id: string;
    personId: string;
    codeHash: string;
    createdAt: Moment;
    usedAt: Moment | null;
  };
  registration: {
    id: string;
    personId: string;
    state: Columns['registration']['state'];
    createdAt: Moment;
    decidedBy: string | null;
    decidedAt: Moment | null;
    reason: string | null;
    rowVersion: Generated<number>;
  };
  report: {
    id: string;
    applicationId: string;
    agencyId: string;
    round: number;
    panelRound: Generated<number>;
    panelMode: Columns['report']['panelMode'];
    status: number;
    authorId: string;
    baseDate: Day;
    sections: Columns['report']['sections'];
    workBreakdown: Columns['report']['workBreakdown'];
    indicators: Columns['report']['indicators'];
    innovationPoints: Columns['report']['innovationPoints'];
    risks: Columns['report']['risks'];
    achievementEvidence: Columns['report']['achievementEvidence'];
    overrides: Columns['report']['overrides'];
    maturityLevel: number | null;
    maturityIndex: string | null;
    innovationLevel: number | null;
    advancementLevel: number | null;
    overallLevel: string | null;
    trace: Columns['report']['trace'];
    beforePanel: Columns['report']['beforePanel'];
    contentVersion: Generated<number>;
    checkedVersion: number | null;
    checkedHash: string | null;
    checkedBy: string | null;
    checkedAt: Moment | null;
    checkChecklist: Columns['report']['checkChecklist'];
    checkRemark: string | null;
    submittedHash: string | null;
    expertsDueOn: Day | null;
    tally: Columns['report']['tally'];
    rounds: Columns['report']['rounds'];
    answers: Columns['report']['answers'];
    reconciliation: string | null;
    contentHash: string | null;
    returnScope: Columns['report']['returnScope'];
    defects: Columns['report']['defects'];
    checklist: Columns['report']['checklist'];
    reviewedBy: string | null;
    reviewedAt: Moment | null;
    reportNumber: string | null;
    verifyCode: string | null;
    issueDate: Day | null;
    validUntil: Day | null;
    publishScope: string | null;
    isLimited: Generated<boolean>;
    limitReason: string | null;
    pdfFileId: string | null;
    pdfSha256: string | null;
    revokedAt: Moment | null;
    publicNote: string | null;
    supersededBy: string | null;
    isFinal: Generated<boolean>;
    isLocked: Generated<boolean>;
    isCurrent: Generated<boolean>;
    createdAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
    confirmedChanges: Columns['report']['confirmedChanges'];
    checkRemarks: Columns['report']['checkRemarks'];
    /** Of a report returned for its form: the levels, their trace, and a hash of each part that bears on them; null otherwise. */
    asReturned: Columns['report']['asReturned'];
    /** Version of the rule set (product/levels/rule-sets) by which its levels are computed. */
    ruleSet: Generated<number>;
    /** As of which day its levels were last fixed to go to the experts; null before, and where it was not kept yet. */
    levelsOn: Day | null;
    citations: Columns['report']['citations'];
  };
  reportReceipt: {
    reportId: string;
    publicKey: string;
    /** SHA-256 over the salt in the file and the number: names a limited report to its holder and to nobody else. */
    numberDigest: string;
    /** The receipt as it is handed out, to the letter. */
    document: string;
    madeAt: Moment;
  };
  reportSignature: {
    id: string;
    reportId: string;
    personId: string;
    actor: Columns['reportSignature']['actor'];
    contentHash: string;
    signedAt: Moment;
  };
  reportStandingChange: {
    sequence: number;
    reportId: string;
    changedAt: Moment;
  };
  requestReply: {
    personId: string;
    route: string;
    requestId: string;
    bodyHash: string;
    reply: Columns['requestReply']['reply'];
    createdAt: Moment;
  };
  resultPresentation: {
    reportId: string;
    summaryZh: Generated<string>;
    summaryEn: Generated<string>;
    summaryEs: Generated<string>;
    approvedBy: string | null;
    approvedAt: Moment | null;
    /** The fields of benefit that may be shown, each by a consent of its own. */
    benefits: Generated<string[]>;
    updatedAt: Moment;
    rowVersion: Generated<number>;
  };
  /** A report as the public-service agency read it when it gave it back; never changed. */
  reviewedVersion: {
    id: string;
    applicationId: string;
    reportId: string;
    /** Whose reviewer read it. */
    organisationId: string | null;
    /** Which submitted version of the application stood then; 0 for none. */
    applicationVersion: number;
    content: Columns['reviewedVersion']['content'];
    seenAt: Moment;
  };
  revocation: {
    id: string;
    reportId: string;
    applicationId: string;
    /** By which report it is superseded; null where it is revoked, on a ground and by evidence. */
    newerReportId: string | null;
    ground: string | null;
    reason: string;
    /** What anybody is told who checks the report. */
    publicNote: string;
    evidenceFileId: string | null;
    /** 0 proposed, 1 in force, 2 lifted by an appeal, 3 declined. */
    status: number;
    proposedBy: string;
    proposedAt: Moment;
    decidedBy: string | null;
    decidedAt: Moment | null;
    decisionNote: string | null;
    rowVersion: Generated<number>;
    updatedAt: Moment;
  };
  role: {
    id: string;
    code: string;
    name: string;
    names: Columns['role']['names'];
    isStarted: Generated<boolean>;
    isBuiltIn: Generated<boolean>;
    remark: Generated<string>;
    sort: number;
    rowVersion: Generated<number>;
    /** The built-in role whose work a role of the staff’s own looks at. */
    basedOn: string | null;
    /** Whose records of those it looks at. */
    dataScope: Columns['role']['dataScope'];
  };
  roleAction: {
    roleId: string;
    actionId: string;
  };
  sampleTransaction: {
    orderNumber: string;
    occurredAt: Moment;
    username: string;
    /** In yuan. */
    price: string;
    status: Columns['sampleTransaction']['status'];
  };
  sampledReport: {
    id: string;
    drawId: string;
    reportId: string;
    applicationId: string;
    agencyId: string;
    status: number;
    reviewerId: string | null;
    assignedBy: string | null;
    assignedAt: Moment | null;
    dueOn: Day | null;
    declined: string | null;
    maturityLevel: number | null;
    innovationLevel: number | null;
    advancementLevel: number | null;
    remarks: string | null;
    recordedAt: Moment | null;
    deviates: boolean | null;
    closedBy: string | null;
    closedAt: Moment | null;
    conclusion: string | null;
    rowVersion: Generated<number>;
    updatedAt: Moment;
  };
  samplingDraw: {
    id: string;
    quarter: string;
    share: number;
    /** Every report that passed in the quarter and its agency, as they were fixed. */
    candidates: Columns['samplingDraw']['candidates'];
    candidatesHash: string;
    /** SHA-256 of the secret; it stands in the log before the checkpoint that the seed is made with. */
    commitment: string;
    secret: string;
    fixedAt: Moment;
    /** The secret’s and the checkpoint’s part, the seed and the sample. */
    drawn: Columns['samplingDraw']['drawn'];
    drawnAt: Moment | null;
  };
  savedSearch: {
    id: string;
    personId: string;
    /** The path of the list’s own call. */
    list: string;
    /** The address of the page that shows the list: where a notice leads. */
    page: string;
    /** The field that tells the list’s rows apart. */
    rowKey: string;
    name: string;
    /** What the list is asked, as it goes over the wire, and its owner’s columns; sealed: a condition may hold somebody’s number. */
    conditionsCipher: string;
    sharedWith: Columns['savedSearch']['sharedWith'];
    createdAt: Moment;
    updatedAt: Moment;
    rowVersion: Generated<number>;
  };
  savedSearchPerson: {
    searchId: string;
    personId: string;
  };
  savedSearchSubscription: {
    searchId: string;
    personId: string;
    subscribedAt: Moment;
    /** The day, in Shanghai, on which its matches were last looked at: once a day at most. */
    checkedOn: Day;
    /** The keys of the rows that matched then: what is not among them is new. None where the conditions are others since. */
    known: string[] | null;
  };
  schemaMigration: {
    name: string;
    sha256: string;
    appliedAt: Moment;
  };
  secondFactor: {
    personId: string;
    secretCipher: string | null;
    confirmedAt: Moment | null;
    lastStep: number | null;
    pendingCipher: string | null;
    pendingSessionId: string | null;
  };
  sentCode: {
    id: string;
    purpose: string;
    boundTo: string;
    codeHash: string;
    createdAt: Moment;
    expiresAt: Moment;
    tries: Generated<number>;
    usedAt: Moment | null;
  };
  session: {
    id: string;
    tokenHash: string;
    bindingHash: string | null;
    personId: string;
    address: string;
    agent: string;
    createdAt: Moment;
    lastSeenAt: Moment;
    endedAt: Moment | null;
    /** How many factors it has proved; 0 is half-done. */
    factors: Generated<number>;
    /** When it last proved who holds it. */
    provenAt: Moment;
    /** What its person is told of its end; null where it simply ran out or was ended by hand. */
    endedWhy: Columns['session']['endedWhy'];
  };
  settingVersion: {
    number: number;
    /** Those that existed when it was saved; one that came later has its standard value. */
    values: Columns['settingVersion']['values'];
    reason: string;
    savedBy: string | null;
    savedAt: Moment;
  };
  signInIdentity: {
    id: string;
    personId: string;
    /** By which of the operator's providers it was linked. */
    provider: string;
    issuer: string;
    /** Issuer, a blank and the subject; sought by its blind index. */
    identityCipher: string;
    identityIndex: string;
    linkedAt: Moment;
    lastUsedAt: Moment | null;
  };
  /** Who did what to which object, told to those who may see the object (domain §3). */
  timeline: {
    id: string;
    objectKind: string;
    objectId: string;
    at: Moment;
    actorId: string | null;
    actor: string;
    transition: string;
    fromState: number | null;
    toState: number | null;
    note: string | null;
    /** `all` with the object in sight, or only the actors named, joined by commas. */
    visibility: string;
  };
  upload: {
    id: string;
    ownerId: string;
    name: string;
    size: number;
    fingerprint: string;
    /** What it is meant for, in the words of the page that sends it. */
    place: string;
    state: Columns['upload']['state'];
    /** Bytes that were there after the last part that was answered; what is on the disk decides. */
    arrived: Generated<number>;
    fileId: string | null;
    /** Why it was refused: the number, and the sentence in three languages. */
    problem: Columns['upload']['problem'];
    /** A process looks it through until then; after that another one may. */
    heldUntil: Moment | null;
    createdAt: Moment;
    updatedAt: Moment;
  };
  verificationKey: {
    id: string;
    /** Whom it was given to, as the administrator calls them. */
    name: string;
    tokenHash: string;
    madeBy: string;
    madeAt: Moment;
    revokedAt: Moment | null;
    lastUsedAt: Moment | null;
    /** How many reports were asked about with it. */
    uses: Generated<number>;
  };
  /** What browsers and nodes watch to learn that something everyone uses has changed. */
  version: {
    name: string;
    value: number;
  };
  workplace: {
    id: string;
    personId: string;
    organisationId: string;
    college: string | null;
    fromDay: Day;
    toDay: Day | null;
  };
}

declare module '#host/database/tables' {
  interface Tables extends Schema {}
}
