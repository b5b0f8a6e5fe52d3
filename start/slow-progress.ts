/** Does some work and says what is under way when it takes longer than a second. */
export const saying = async <Result>(
  say: (sentence: string) => void,
  sentence: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const timer = setTimeout(say, 1_000, sentence);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
};
