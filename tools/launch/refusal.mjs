/** Why a command ends: one sentence for the person at the terminal. 78 is for what a setting must mend. */
export class Refusal extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Runs a command to its end; a refusal is printed as its one sentence, anything else as the fault it is. */
export const orRefuse = async (command) => {
  try {
    await command();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = fault.exitCode;
  }
};
