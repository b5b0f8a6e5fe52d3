/** A form of this window whose text may not be on the server yet. */
interface LiveDraft {
  /** The tab it stands in. */
  readonly tab: () => string;
  /** Sends what is not saved yet; resolves once it has been tried. */
  readonly send: () => Promise<unknown>;
  /** The person gave the text up. */
  readonly forget: () => void;
}

const live = new Set<LiveDraft>();

/** Makes a form known for as long as it holds something that is not saved. */
export const enter = (draft: LiveDraft): void => void live.add(draft);
export const leave = (draft: LiveDraft): void => void live.delete(draft);

/** Sends whatever this window has not saved yet: before somebody signs out. */
export const sendAll = async (): Promise<void> =>
  void (await Promise.allSettled([...live].map((draft) => draft.send())));

/** The person closed or refreshed these tabs although they held something unsaved. */
export const giveUp = (tabs: readonly string[]): void => {
  for (const draft of live) {
    if (!tabs.includes(draft.tab())) continue;
    live.delete(draft);
    draft.forget();
  }
};
