import { ConfigProvider, Form, Radio } from 'antd';
import { lazy, Suspense } from 'react';
import { withWords } from '#shell/words/with-words';
import { fieldOf } from '#shell/form/declared';
import { FormField } from '#shell/form/FormField';
import { Piece } from '#shell/parts/Piece';
import { useWords } from '#shell/words/say';
import { scales } from '#product/dictionaries/scales';
import { factAt } from '#product/opinions/places';
import { useAtWork } from './at-work';
import { sheetFacts } from './facts';

/** Its words come with the sheet: pages that only name the parts of one do without. */
const LevelAnchor = lazy(withWords(() => import('./sheet/LevelAnchor')));

type Scale = keyof typeof scales;

/** What an expert makes of each level that was proposed. */
export const Levels = () => {
  const { proposed, reportId } = useAtWork();
  return (
    <>
      <Piece name="changedLevels" id={reportId} />
      {(Object.keys(scales) as Scale[]).map((scale) => (
        <LevelView key={scale} scale={scale} level={proposed[`${scale}Level`]} />
      ))}
    </>
  );
};

/** A level of one's own, and why. */
const ownFields = (scale: Scale) => {
  const fact = factAt(sheetFacts, ['levels', scale]);
  return fact?.kind === 'object'
    ? ['own', 'reason'].map((name) => fieldOf(name, fact.fields, { lines: 1 }))
    : [];
};
const own = {
  maturity: ownFields('maturity'),
  innovation: ownFields('innovation'),
  advancement: ownFields('advancement'),
};

/** Agreeing with a proposed level, or setting one's own with a reason. */
const LevelView = ({ scale, level }: { readonly scale: Scale; readonly level: number | null }) => {
  const say = useWords();
  const isClosed = ConfigProvider.useConfig().componentDisabled ?? false;
  const path = ['levels', scale];
  const agrees = Form.useWatch<boolean | null>([...path, 'agrees']);
  return (
    <fieldset className="panel-item" style={{ border: 0, padding: 0 }}>
      <Form.Item
        name={[...path, 'agrees']}
        extra={
          <Suspense>
            <LevelAnchor scale={scale} />
          </Suspense>
        }
        label={`${say(`panelScreens.level.${scale}`)} · ${say('panelScreens.proposed', { level: level ?? '/' })}`}
      >
        <Radio.Group
          options={[
            { value: true, label: say('panelScreens.agree') },
            { value: false, label: say('panelScreens.disagree') },
          ]}
        />
      </Form.Item>
      {agrees === false &&
        own[scale].map((field) => (
          <FormField key={field.field} field={field} under={path} readOnly={isClosed} />
        ))}
    </fieldset>
  );
};
