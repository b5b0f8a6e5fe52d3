const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

/**
 * Shows that something is under way once it takes more than a second, and how long it took.
 * A terminal sees one line that counts; a log sees a line every ten seconds.
 */
export const withProgress = async (what, work) => {
  const { stdout } = process;
  const begun = performance.now();
  let shown = 0;
  const show = () => {
    if (stdout.isTTY) stdout.write(`\r${what} … ${seconds(begun)} `);
    else if (shown % 10 === 0) stdout.write(`${what} …\n`);
    shown += 1;
  };
  const timer = setInterval(show, 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (shown > 0) stdout.write(`${stdout.isTTY ? '\r' : ''}${what}: ${seconds(begun)}   \n`);
  }
};
