/** How long this thread has had a processor so far, in milliseconds. */
export function threadMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
