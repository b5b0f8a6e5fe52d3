import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRecord } from '#shell/form/record';
import type { Draft } from '#product/applications/application';
import { applicationsApi } from '#product/applications/web/calls';
import { Duplicates } from './Duplicates';

/** Milliseconds without a key until the name is looked for: one asks thirty times an hour at most (domain §4.5). */
const calm = 2_500;
/** So many names are looked for from one page: submitting asks too, and must not find that typing has used up the hour. */
const most = 8;
/** So many characters say what it is about. */
const enough = 5;

/** What is known by a name like the one that is being typed: published results and one's own organisation's (domain §9.4). */
export const AlikeWhileTyping = ({ id }: { readonly id: string | undefined }) => {
  const name = useRecord(({ achievementName }: Draft) => achievementName?.trim() ?? '');
  const [first] = useState(name);
  const [asked, setAsked] = useState('');
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const timer = setTimeout(() => {
      if (tried.current.size >= most && !tried.current.has(name)) return;
      tried.current.add(name);
      setAsked(name);
    }, calm);
    return () => clearTimeout(timer);
  }, [name]);
  const { data = [] } = useQuery({
    ...applicationsApi.checkDuplicate.query({ achievementName: asked }),
    enabled: asked.length >= enough && asked !== first,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  });
  return asked === name ? <Duplicates matches={data.filter((match) => match.id !== id)} /> : null;
};
