import { statements, type Statement } from '#host/database/statements';

/** What is not asked of the database but said to it: transactions and their settings. */
const isFrame = ({ text }: Statement): boolean =>
  /^(begin|commit|rollback|start transaction|set |select set_config)/i.test(text);

/** The statements that a piece of work asks, in their order, without begin, commit and settings. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const asked: Statement[] = [];
  const hear = (said: unknown): void => {
    if (!isFrame(said as Statement)) asked.push(said as Statement);
  };
  statements.subscribe(hear);
  try {
    await work();
  } finally {
    statements.unsubscribe(hear);
  }
  return asked;
};

/** Them, to be read where there were too many. */
export const inWords = (asked: readonly Statement[]): string => asked.map(({ text }) => text).join('\n');
