import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input, Pagination, Select, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWords } from '#shell/words/say';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { EmptyList } from '#shell/list/EmptyList';
import type { SeatKind } from '#product/opinions/codes';
import { panelsApi } from '../calls';
import type { Candidate } from './seats';
import { useKinds } from './useKinds';

const pageSize = 50;

/** Experts who might sit, to be searched by name, organisation or field; each drawn by whoever lets one choose. */
export const Candidates = ({
  reportId,
  draw,
}: {
  readonly reportId: string;
  readonly draw: (candidate: Candidate) => ReactNode;
}) => {
  const say = useWords();
  const kinds = useKinds();
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<SeatKind>();
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...panelsApi.candidates.query({
      reportId,
      pageSize,
      pageIndex: page,
      ...(keyword && { keyword }),
      ...(kind && { kind }),
    }),
    placeholderData: keepPreviousData,
  });
  const total = found.data?.total ?? 0;
  return (
    <>
      <div className="panel-search" role="search">
        <Input.Search
          allowClear
          aria-label={say('panelScreens.findExpert')}
          placeholder={say('panelScreens.findExpert')}
          maxLength={100}
          onSearch={(text) => {
            setKeyword(text.trim());
            setPage(1);
          }}
        />
        <Select
          allowClear
          aria-label={say('panelScreens.kind')}
          placeholder={say('panelScreens.kind')}
          options={[...kinds]}
          value={kind ?? null}
          onChange={(next: string | null) => {
            setKind((next ?? undefined) as SeatKind | undefined);
            setPage(1);
          }}
        />
      </div>
      {!found.data && <PartAwaited of={found} />}
      {found.data?.total === 0 && <EmptyList narrowed />}
      {found.data?.rows.map(draw)}
      {total > pageSize && (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
};

/** What speaks against somebody, in words: a conflict that forbids, a tie that must be explained. */
export const Against = ({ candidate }: { readonly candidate: Candidate }) => {
  const say = useWords();
  const { hard, soft, isBlocked } = candidate;
  if (isBlocked)
    return (
      <div className="panel-against">
        <span>{say('panelScreens.cannotChoose')}</span>
        <Tag color="red">{say('panelScreens.blocked')}</Tag>
      </div>
    );
  if (hard.length + soft.length === 0) return null;
  return (
    <div className="panel-against">
      {hard.length > 0 && <span>{say('panelScreens.cannotChoose')}</span>}
      {hard.length === 0 && <span>{say('panelScreens.toExplain')}</span>}
      {[...hard, ...soft].map((hit) => (
        <Tag key={hit.says} color={hard.includes(hit) ? 'red' : 'orange'} title={hit.path.join(' → ')}>
          {hit.says}
        </Tag>
      ))}
    </div>
  );
};
