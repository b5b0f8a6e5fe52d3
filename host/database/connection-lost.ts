/** SQLSTATE class 08 and those of a server that comes, goes or lets nobody in; errno of an address without a server. */
const codes =
  /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own words, which have no code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a fault says that the database cannot be asked at the moment, rather than that something asked was wrong. */
export const isConnectionLost = (fault: unknown): boolean => {
  const { code, message, syscall } = (fault ?? {}) as {
    code?: unknown;
    message?: unknown;
    syscall?: unknown;
  };
  // Of the embedded one the socket itself is gone.
  return (
    codes.test(String(code)) || (code === 'ENOENT' && syscall === 'connect') || words.test(String(message))
  );
};
