import { useQuery } from '@tanstack/react-query';
import { Button, Collapse, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import callNames from 'virtual:call-names';
import { inLanguage } from '#contract/words';
import { attempt } from '#shell/client/useDo';
import { handOver } from '#shell/client/hand-over';
import { usePage } from '#shell/frame/page';
import { EmptyList } from '#shell/list/EmptyList';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { sayAny, useLanguage, useWords } from '#shell/words/say';
import { accessApi } from '../calls';
import { callsIn, type ApiCall, type FieldLine, type OpenApi } from '../parts/api';
import '../parts/api.css';

const Fields = ({ lines, none }: { readonly lines: readonly FieldLine[]; readonly none: string }) =>
  lines.length === 0 ? (
    <p className="faint">{none}</p>
  ) : (
    <ul className="api__fields">
      {lines.map(({ name, depth, type, limits, required, description }, at) => (
        <li key={at} style={{ paddingInlineStart: `${depth * 16}px` }}>
          <code>
            {name}
            {required && <span aria-hidden="true">*</span>}
          </code>{' '}
          <span className="faint">
            {type} {limits} {description && `· ${description}`}
          </span>
        </li>
      ))}
    </ul>
  );

const Call = ({ call }: { readonly call: ApiCall }) => {
  const say = useWords();
  return (
    <div className="api__call">
      <p>{call.description}</p>
      <h3>{say('accessScreens.takes')}</h3>
      <Fields lines={call.takes} none={say('accessScreens.nothing')} />
      <h3>{say('accessScreens.gives')}</h3>
      <Fields lines={call.gives} none={say('accessScreens.nothing')} />
    </div>
  );
};

/** Every call of the product, in wire names, from our own host; the document itself can be taken along. */
const ApiDocs = () => {
  const say = useWords();
  const language = useLanguage();
  const { title } = usePage();
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim().toLowerCase());
  const asked = useQuery({
    queryKey: ['openapi'],
    queryFn: async () => {
      const file = await accessApi.openApi.file({});
      return { file, calls: callsIn(JSON.parse(await file.text()) as OpenApi) };
    },
    staleTime: Infinity,
  });
  const areas = useMemo(() => {
    // Found by its name in any language, whatever the reader's is.
    const found = (asked.data?.calls ?? []).filter(({ name, path, area, summary }) =>
      [path, area, sayAny(`accessScreens.area.${area}`), summary, ...(callNames[name] ?? [])]
        .join(' ')
        .toLowerCase()
        .includes(wanted),
    );
    return [...new Set(found.map(({ area }) => area))].map((area) => ({
      area,
      calls: found.filter((call) => call.area === area),
    }));
  }, [asked.data, wanted]);
  return (
    <div className="page__body">
      <header className="page__head">
        <h1>{title}</h1>
        <div className="page__actions">
          <Button
            disabled={!asked.data}
            onClick={() => void attempt(() => asked.data && handOver(asked.data.file))}
          >
            {say('accessScreens.openApiFile')}
          </Button>
        </div>
      </header>
      <section className="card">
        <p className="faint gap-below">{say('accessScreens.apiLead')}</p>
        <Input
          allowClear
          aria-label={say('accessScreens.findCall')}
          placeholder={say('accessScreens.findCall')}
          maxLength={100}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </section>
      {!asked.data && <PartAwaited of={asked} rows={8} />}
      {asked.data && areas.length === 0 && <EmptyList narrowed />}
      {areas.map(({ area, calls }) => (
        <section key={area} className="card api__area">
          <h2>
            {sayAny(`accessScreens.area.${area}`)} <span className="faint">{calls.length}</span>
          </h2>
          <Collapse
            ghost
            destroyOnHidden
            items={calls.map((call) => ({
              key: `${call.method} ${call.path}`,
              label: (
                <>
                  <code>
                    {call.method} {call.path}
                  </code>{' '}
                  <span className="faint">
                    {callNames[call.name] ? inLanguage(callNames[call.name]!, language) : call.summary}
                  </span>
                </>
              ),
              children: <Call call={call} />,
            }))}
          />
        </section>
      ))}
    </div>
  );
};
export default ApiDocs;
