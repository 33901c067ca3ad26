/**
 * Replaces a row's position in the path of a draft by the row's key. Fields are named by this path, so that an error
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
