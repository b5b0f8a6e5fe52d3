import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { useDo } from '#shell/client/useDo';
import type { StoredFile } from '#shell/office';
import { Piece } from '#shell/parts/Piece';
import { useWords } from '#shell/words/say';
import { exportsApi } from '../../calls';
import { placesOf, type Places, type Target } from './suggested';
import { letterOf } from './SheetRows';

interface FittingProps {
  readonly file: StoredFile;
  readonly headings: readonly string[];
}

/** What the rows are to become, where the person may bring anything in. */
export const Fitting = ({ file, headings }: FittingProps) => {
  const say = useWords();
  const id = useId();
  const { data: targets } = useQuery(exportsApi.targets.query({}));
  const [wanted, setWanted] = useState('');
  if (!targets) return null;
  if (targets.length === 0) return <Alert type="info" showIcon title={say('exports.noTargets')} />;
  const target = targets.find(({ name }) => name === wanted);
  return (
    <section className="card sheets__preview" aria-label={say('exports.matching')}>
      <h2>{say('exports.matching')}</h2>
      <div className="sheets__field">
        <span id={`${id}-target`}>{say('exports.becomes')}</span>
        <Radio.Group
          aria-labelledby={`${id}-target`}
          value={wanted}
          options={targets.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(event) => setWanted(event.target.value as string)}
        />
      </div>
      {target && <Matching key={target.name} {...{ file, headings, target }} />}
    </section>
  );
};

/** Which column of the sheet is which of the target's: what their headings say, until the person says otherwise. */
const Matching = ({ file, headings, target }: FittingProps & { readonly target: Target }) => {
  const say = useWords();
  const perform = useDo();
  const id = useId();
  const [places, setPlaces] = useState<Places>(() => placesOf(target, headings));
  const [fitted, setFitted] = useState<string>();
  const [busy, setBusy] = useState(false);
  const missing = target.columns.filter(({ name, required }) => required && places[name] === undefined);
  const unused = headings.filter((heading, place) => heading && !Object.values(places).includes(place));
  const fit = async (): Promise<void> => {
    setBusy(true);
    setFitted(undefined);
    const mapping = Object.entries(places).flatMap(([column, place]) =>
      place === undefined ? [] : [{ column, place }],
    );
    const done = await perform(exportsApi.fitSheet, { fileId: file.id, target: target.name, mapping });
    setBusy(false);
    setFitted(done?.fileId);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void fit();
      }}
    >
      <div className="sheets__matching">
        {target.columns.map(({ name, title, required }) => (
          <div key={name} className="sheets__field">
            <label htmlFor={`${id}-${name}`}>
              {title}
              {required && <span aria-hidden="true"> *</span>}
            </label>
            <Select
              id={`${id}-${name}`}
              allowClear
              aria-required={required}
              status={required && places[name] === undefined ? 'error' : ''}
              value={places[name]}
              placeholder={say('exports.notTaken')}
              options={headings.map((heading, place) => ({
                value: place,
                label: heading ? `${letterOf(place)} · ${heading}` : letterOf(place),
              }))}
              onChange={(place?: number) => setPlaces({ ...places, [name]: place })}
            />
          </div>
        ))}
      </div>
      {unused.length > 0 && (
        <p className="sheets__note">{say('exports.unused', { columns: unused.join(' · ') })}</p>
      )}
      <div className="sheets__actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={missing.length > 0}>
          {say('exports.checkRows')}
        </Button>
      </div>
      {fitted && <Piece key={fitted} name={target.name} id={fitted} />}
    </form>
  );
};
