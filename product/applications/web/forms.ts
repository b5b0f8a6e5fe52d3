/** What the wizard asks for, and what its pages share with those on which an application is read. */
export { Defects } from './parts/Defects';
export { factAt, labelOfField } from './parts/labels';
export { personRowOf } from './parts/person-row';
export { ReasonField } from './parts/ReasonField';
export { DecisionOf } from './parts/rounds/EarlierRounds';
export { stepForms, type StepName } from './parts/step-fields';
export { ReEvaluationNotice } from './parts/versions/ReEvaluationNotice';
export { WhatChanged, type Against } from './parts/versions/WhatChanged';
export { EvidenceFacts, InformationFacts, PeopleFacts } from './parts/ApplicationFacts';
