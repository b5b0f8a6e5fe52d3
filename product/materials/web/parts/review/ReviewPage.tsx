import { Button, Form } from 'antd';
import { useState } from 'react';
import { useDo } from '#shell/client/useDo';
import { RestoredText } from '#shell/drafts/RestoredText';
import { useFormDraft } from '#shell/form/useFormDraft';
import { StatusTag } from '#shell/look/StatusTag';
import { CaseFacts } from '#shell/pages/CaseFacts';
import { SplitPage, type SplitSide } from '#shell/pages/SplitPage';
import { useConfirm } from '#shell/parts/useConfirm';
import { useWords } from '#shell/words/say';
import { VerticalForm } from '#shell/form/VerticalForm';
import type { ReviewMaterial } from '#product/materials/material';
import type { MaterialPin } from '#product/materials/pin';
import { materialsApi } from '../../calls';
import { EvidenceList } from '../EvidenceList';
import { FileView } from '../FileView';
import type { Seen } from '../seen';
import { Warnings } from '../Gaps';
import { PinsOf } from '../pins/PinsOf';
import { ReadTables } from '../ReadTables';
import { standingOf } from '../holder';
import { materialLooks, materialStatusWords } from '../status';
import { ItemFinding } from './ItemFinding';
import { countsOf, initialResults, withAllInOrder, type ItemResults, type Material } from './item-results';
import { message } from '#shell/parts/voices';

type Overall = ReviewMaterial['overall'];

/** The assessor's page over a material: the evidence of one item left, their finding of the same item right. */
export const ReviewPage = ({ material }: { readonly material: Material }) => {
  const say = useWords();
  const perform = useDo();
  const confirm = useConfirm();
  const [file, setFile] = useState<(Seen & { readonly id?: string }) | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [form] = Form.useForm<ItemResults>();
  const [side, setSide] = useState<SplitSide>('right');
  const { items } = material;
  const mayReview = material.can.includes('pass');
  const draft = useFormDraft(
    form,
    mayReview ? `material-review/${material.id}/${material.versions.length}` : undefined,
  );
  const [initial] = useState(() => initialResults(material));
  const watched = Form.useWatch([], form) as ItemResults | undefined;
  const itemResults = watched ?? initial;
  const counts = countsOf(itemResults);
  const left = items.length - counts.passed - counts.toSupplement - counts.notApplicable;
  const [, earlier] = material.versions;
  const before = earlier && new Set(earlier.files.map(({ fileId }) => fileId));
  const current = items.find(({ code }) => code === chosen);
  const choose = (code: string, open: boolean): void => {
    const item = items.find((each) => each.code === code);
    setChosen(code);
    if (open) {
      setFile(item?.files[0] ?? null);
      setSide('left');
    } else if (file && !item?.files.some(({ id }) => id === file.id)) setFile(null);
  };
  const show = (code: string): void =>
    document.getElementById(`finding-${code}`)?.scrollIntoView({ block: 'nearest' });
  const send = (overall: Overall) =>
    perform(
      materialsApi.review,
      {
        id: material.id,
        rowVersion: material.rowVersion,
        items: items.flatMap(({ code }) => {
          const { result, comment } = form.getFieldsValue(true)[code] ?? {};
          return result ? [{ code, result, comment: comment ?? '' }] : [];
        }),
        overall,
      },
      overall === 'pass' ? 'materialScreens.passed' : 'materialScreens.returned',
    ).then((done) => done && draft.done());
  const check = async (overall: Overall): Promise<boolean> => {
    const wrong = await form.validateFields().then(
      () => undefined,
      // What is returned need not have been looked through to its end (M4).
      (fault: { errorFields: readonly { name: (string | number)[] }[] }) =>
        fault.errorFields.find(
          ({ name: [code] }) => overall === 'pass' || itemResults[String(code)]?.result === 'toSupplement',
        )?.name,
    );
    if (wrong) {
      form.scrollToField(wrong as never, { block: 'center', focus: true });
      message.error(say('materialScreens.markAll', { count: Math.max(1, left) }));
      return false;
    }
    const { toSupplement } = countsOf(form.getFieldsValue(true) as ItemResults);
    if (overall === 'return' && toSupplement === 0) {
      message.error(say('materialScreens.markOne'));
      return false;
    }
    if (overall === 'pass' && toSupplement > 0) {
      const defect = items.find(({ code }) => itemResults[code]?.result === 'toSupplement')!;
      show(defect.code);
      message.error(say('materialScreens.cannotPass', { count: toSupplement }));
      return false;
    }
    return true;
  };
  const ask = async (overall: Overall): Promise<void> => {
    if (!(await check(overall))) return;
    confirm({
      title: overall === 'pass' ? 'materialScreens.passQuestion' : 'materialScreens.returnQuestion',
      values: { name: material.achievementName, ...counts },
      okText: overall === 'pass' ? 'materialScreens.pass' : 'materialScreens.return',
      run: () => send(overall),
    });
  };
  const reopen = () =>
    confirm({
      title: 'materialScreens.reopenQuestion',
      values: { name: material.achievementName },
      okText: 'materialScreens.reopen',
      reason: { least: 1 },
      run: (reason) =>
        perform(
          materialsApi.reopen,
          { id: material.id, rowVersion: material.rowVersion, reason },
          'materialScreens.reopened',
        ),
    });
  const [pinShown, setPinShown] = useState<MaterialPin>();
  const showPin = (pin: MaterialPin): void => {
    setPinShown(pin);
    setChosen(pin.code);
    setFile(
      items.flatMap(({ files }) => files).find(({ fileId }) => fileId === pin.fileId) ?? {
        ...{ fileId: pin.fileId, title: '', name: pin.fileName, mime: pin.mime },
      },
    );
    setSide('left');
  };
  /** Whoever pins a remark to an item wants it supplemented, unless they say otherwise. */
  const pinned = (code: string): void => {
    const { result, comment } = itemResults[code] ?? {};
    form.setFieldsValue({
      [code]: {
        result: result ?? 'toSupplement',
        comment: comment?.trim() ? comment : say('materialPins.see'),
      },
    });
    draft.touch();
  };
  return (
    <PinsOf material={material} onShow={showPin} onSet={pinned}>
      <SplitPage
        turns={{ left: 'materialScreens.readSide', right: 'materialScreens.findSide', side, onSide: setSide }}
        head={
          <>
            <StatusTag status={materialLooks[material.status]}>
              {say(materialStatusWords[material.status])}
            </StatusTag>
            <CaseFacts {...standingOf(material, material.dueAt, say)} />
          </>
        }
        left={
          <div className="evidence-list">
            <Warnings warnings={material.warnings} onGo={(code) => choose(code, true)} />
            {current && (
              <div className="review__bar">
                <strong>{current.files.length === 0 && !current.notApplicableReason && current.title}</strong>
                <Button
                  size="small"
                  onClick={() => {
                    setChosen(null);
                    setFile(null);
                  }}
                >
                  {say('materialScreens.allItems')}
                </Button>
              </div>
            )}
            {current?.kind === 'files' && current.files.length === 0 && !current.notApplicableReason && (
              <p className="faint">{say('materialScreens.noFiles')}</p>
            )}
            <EvidenceList
              items={current ? [current] : items}
              opened={file?.id}
              before={before}
              onOpen={(next, code) => {
                setFile(next);
                setChosen(code);
                show(code);
              }}
            />
            {current?.kind !== 'files' && <ReadTables material={material} only={current?.kind} />}
            {(file || !current || current.files.length > 0) && (
              <FileView file={file} at={pinShown?.fileId === file?.fileId ? pinShown?.page : undefined} />
            )}
          </div>
        }
        right={
          <VerticalForm
            form={form}
            initialValues={initial}
            disabled={!mayReview}
            onValuesChange={draft.touch}
          >
            <RestoredText restored={draft.restored} />
            <div className="review__bar">
              <span role="status">{say('materialScreens.counts', { ...counts, left })}</span>
              {mayReview && (
                <Button
                  size="small"
                  onClick={() => {
                    form.setFieldsValue(withAllInOrder(form.getFieldsValue(true) as ItemResults, material));
                    draft.touch();
                  }}
                >
                  {say('materialScreens.allInOrder')}
                </Button>
              )}
            </div>
            {items.map((item) => (
              <ItemFinding
                key={item.code}
                item={item}
                isCurrent={item.code === chosen}
                isOpen={mayReview}
                lastTime={mayReview && item.result === 'toSupplement' ? item.comment : null}
                onChoose={(open) => choose(item.code, open)}
              />
            ))}
          </VerticalForm>
        }
        foot={
          <>
            {material.can.includes('reopen') && (
              <Button onClick={reopen}>{say('materialScreens.reopen')}</Button>
            )}
            <span className="foot-bar__said" />
            {mayReview && <Button onClick={() => void ask('return')}>{say('materialScreens.return')}</Button>}
            {mayReview && (
              <Button type="primary" onClick={() => void ask('pass')}>
                {say('materialScreens.pass')}
              </Button>
            )}
          </>
        }
      />
    </PinsOf>
  );
};
