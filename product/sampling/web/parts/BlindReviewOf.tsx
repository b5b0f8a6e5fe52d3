import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { EvidenceList, FileView, ReadTables, type MaterialFile } from '#product/materials/web';
import { Facts } from '#shell/pages/Facts';
import { RecordPage } from '#shell/pages/RecordPage';
import { useWords } from '#shell/words/say';
import { PageAwaited } from '#shell/pages/PageAwaited';
import type { ReviewToDo } from '../../sampled';
import { samplingApi } from '../calls';
import { Give } from './GiveLevels';
import { looks, stateWords } from './status';
import './sampling.css';

const Material = ({ evidence }: { readonly evidence: NonNullable<ReviewToDo['evidence']> }) => {
  const say = useWords();
  const [file, setFile] = useState<MaterialFile | null>(null);
  return (
    <>
      {file && (
        <section aria-label={file.title || file.name} className="gap-below">
          <Button size="small" onClick={() => setFile(null)}>
            {say('samplingScreens.closeFile')}
          </Button>
          <FileView file={file} />
        </section>
      )}
      <EvidenceList items={evidence.items} opened={file?.id} onOpen={setFile} />
      <ReadTables material={evidence} />
    </>
  );
};

const Given = ({ review: { given } }: { readonly review: ReviewToDo }) => {
  const say = useWords();
  if (given === null) return null;
  return (
    <>
      <h2>{say('samplingScreens.given')}</h2>
      <Facts
        row={given}
        facts={[
          { field: 'maturityLevel', label: 'samplingScreens.scale.maturity', as: { level: 'maturity' } },
          {
            field: 'innovationLevel',
            label: 'samplingScreens.scale.innovation',
            as: { level: 'innovation' },
          },
          {
            field: 'advancementLevel',
            label: 'samplingScreens.scale.advancement',
            as: { level: 'advancement' },
          },
          { field: 'recordedAt', label: 'samplingScreens.recordedAt', as: 'moment' },
          { field: 'remarks', label: 'samplingScreens.remarks', wide: true },
        ]}
      />
    </>
  );
};

/** The desk of a second reviewer: the material on one side, what they make of it on the other. */
const BlindReviewOf = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const found = useQuery(samplingApi.toReview.query({ id }));
  const { data: review } = found;
  if (!review) return <PageAwaited of={found} />;
  const { evidence, can } = review;
  return (
    <RecordPage
      number={null}
      name={review.achievementName}
      status={{ look: looks[review.state], word: stateWords[review.state] }}
      tabs={[
        {
          key: 'review',
          label: 'samplingScreens.one',
          content: (
            <>
              {can.includes('recordReview') && (
                <Alert type="info" showIcon className="gap-below" title={say('samplingScreens.blindHint')} />
              )}
              <div className="sampling-desk">
                <div>
                  <Facts
                    row={review}
                    facts={[
                      { field: 'quarter', label: 'samplingScreens.quarter' },
                      { field: 'dueOn', label: 'samplingScreens.due', as: 'day' },
                      {
                        field: 'organisations',
                        label: 'samplingScreens.organisations',
                        wide: true,
                        draw: ({ organisations }) => organisations.join(' · '),
                      },
                      {
                        field: 'persons',
                        label: 'samplingScreens.persons',
                        wide: true,
                        draw: ({ persons }) =>
                          persons
                            .map(({ name, organisationName }) => `${name} (${organisationName})`)
                            .join(' · '),
                      },
                    ]}
                  />
                  <h2>{say('samplingScreens.evidence')}</h2>
                  {evidence ? (
                    <Material evidence={evidence} />
                  ) : (
                    <p className="faint">{say('samplingScreens.evidenceOver')}</p>
                  )}
                </div>
                <div>
                  {can.includes('recordReview') ? <Give review={review} /> : <Given review={review} />}
                </div>
              </div>
            </>
          ),
        },
      ]}
    />
  );
};
export default BlindReviewOf;
