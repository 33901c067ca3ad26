/** An expected error: its message is enough, without a stack trace. */
export function expectedError(message, { exitCode = 1 } = {}) {
  return Object.assign(new Error(message), { isExpected: true, exitCode })
}
