/**
 * A path in a draft, with the key of a row instead of its position. Fields are named by this path, so that an error
 * stays with its row when rows are moved or removed.
 */
export function rowPath(
  path: readonly PropertyKey[],
  lists: Record<string, readonly { key: number }[]>,
): readonly PropertyKey[] {
  const [list, at, ...field] = path
  const row = lists[String(list)]?.[Number(at)]
  return row ? [String(list), row.key, ...field] : path
}
