import { useMemo, useSyncExternalStore } from 'react';

type Reads = (label: string, typed: string) => boolean;
const latin = /^[a-zü' ]+$/i;
const chinese = /\p{Script=Han}/u;

let byPinyin: Reads | undefined;
let loading = false;
const waiting = new Set<() => void>();
const onLoaded = (change: () => void): (() => void) => {
  waiting.add(change);
  return () => void waiting.delete(change);
};

/** The table of readings is large: it comes when Latin letters are first typed at Chinese labels. */
const load = async (): Promise<void> => {
  if (byPinyin || loading) return;
  loading = true;
  try {
    const { match } = await import('pinyin-pro');
    byPinyin = (label, typed) => match(label, typed.replace(/[ ']/g, ''), { continuous: true }) !== null;
  } finally {
    loading = false;
  }
  for (const change of waiting) change();
};

/** Whether the characters stand in a text in this order, others between them: 诊断试剂 in 体外诊断 第二类试剂. */
const isInOrder = (characters: string, text: string): boolean => {
  let at = -1;
  return [...characters].every((each) => (at = text.indexOf(each, at + 1)) >= 0);
};

/** Whether a label contains what was typed, the words of it in their order, or is read so in pinyin: `gjlx`, `guoji`. */
export const finds = (label: string, typed: string, pinyin?: Reads): boolean => {
  const wanted = typed.trim();
  if (label.toLowerCase().includes(wanted.toLowerCase())) return true;
  if (chinese.test(wanted)) return isInOrder(wanted, label);
  if (!latin.test(wanted) || !chinese.test(label)) return false;
  if (!pinyin) void load();
  return pinyin?.(label, wanted) ?? false;
};

/** How choices are found by typing, everywhere the same: another function as soon as pinyin can be read. */
export const useFinds = (): ((label: string, typed: string) => boolean) => {
  const pinyin = useSyncExternalStore(onLoaded, () => byPinyin);
  return useMemo(() => (label, typed) => finds(label, typed, pinyin), [pinyin]);
};

const textOf = (label: unknown): string => (typeof label === 'string' ? label : '');

/** For a select whose labels are texts: `<Select showSearch={useFound()} />`. An option that names its group is found by it too. */
export const useFound = () => {
  const found = useFinds();
  return useMemo(
    () => ({
      filterOption: (typed: string, option?: { readonly label?: unknown; readonly within?: string }) =>
        found(`${option?.within ?? ''} ${textOf(option?.label)}`, typed),
    }),
    [found],
  );
};

/** For a tree of choices whose titles are texts: `<TreeSelect showSearch={useFoundInTree()} />`. */
export const useFoundInTree = () => {
  const found = useFinds();
  return useMemo(
    () => ({
      filterTreeNode: (typed: string, node: { readonly title?: unknown }) => found(textOf(node.title), typed),
    }),
    [found],
  );
};
