/** A fault we foresaw: its sentence is all the person needs. */
export function expectedFault(message, { exitCode = 1 } = {}) {
  return Object.assign(new Error(message), { isExpected: true, exitCode })
}
