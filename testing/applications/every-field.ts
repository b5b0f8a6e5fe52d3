import type { SeededIds } from '#database/seeds/cases/draft-of';
import type { Person, TestApp } from '..';
import { generated } from '../generated';
import { smallPdf } from '../story/pdf';
import type { Draft } from '#product/applications/application';
import { commitmentIds } from '#product/applications/commitments';
import { applicationFacts } from '#product/applications/fields';
import { dayAfter } from './story';

const { attachments: _attachments, ...facts } = applicationFacts;

/**
 * An application of this owner in which every field says something of its own, and which may be submitted: values made from
 * what is known of each field, but where the rules of an application want another one.
 */
export const everyField = async (app: TestApp, owner: Person, ids: SeededIds): Promise<Required<Draft>> => {
  const uploaded = await owner.upload('/api/OriginalMaterial/UploadFile', '同意书.pdf', smallPdf('consent'));
  const fileId = (uploaded.ResultValue as { FileId: string }[])[0]!.FileId;
  const made = generated(facts, {
    person: owner.id,
    organisation: ids.organisations.get('PJ002')!,
    file: fileId,
  }) as Required<Draft>;
  const [main, second] = made.organisations!;
  const [first, other] = made.persons!;
  return {
    ...made,
    isSecret: false,
    technologyField: '1',
    technologyManagerId: ids.people.get('tangyuan')!,
    medicalProduct: { kind: '1', options: ['1.1', '1.2'] },
    organisations: [
      { ...main!, sort: 1 },
      { ...second!, organisationId: null, isMain: false, sort: 2 },
    ],
    persons: [
      { ...first!, sort: 1 },
      { ...other!, personId: null, sort: 2 },
    ],
    approvals: made.approvals!.map((row, at) => ({ ...row, kind: String(at + 1) })),
    evaluationAgencyId: ids.organisations.get('PJ001')!,
    expectedFinish: dayAfter(app, 200),
    commitments: [...commitmentIds],
    attachments: [
      { kind: 'coOwnerConsent', fileId, name: '共有权人同意书.pdf' },
      { kind: 'stampedForm', fileId, name: '盖章申请表.pdf' },
    ],
  };
};
