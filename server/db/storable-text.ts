/** PostgreSQL keeps no NUL in a text and refuses the whole statement for one; nobody types one on purpose. */
export function withoutNul<T extends object>(record: T): T {
  const pairs = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  ])
  return Object.fromEntries(pairs) as T
}
