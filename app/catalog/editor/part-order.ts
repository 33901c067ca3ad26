interface Part {
  id: number
}

/** Parts are ordered within their group: images within a category, plans within a kind. */
export type GroupOf<P> = (part: P) => unknown

/** The ids after one part is dropped on another of its group; null when nothing moves. */
export function idsAfterDrop<P extends Part>(
  parts: readonly P[],
  { id: movedId, onto }: { id: number; onto: number },
  groupOf: GroupOf<P>,
): number[] | null {
  const from = parts.findIndex(({ id }) => id === movedId)
  const to = parts.findIndex(({ id }) => id === onto)
  const [moved, target] = [parts[from], parts[to]]
  if (!moved || !target || from === to || groupOf(moved) !== groupOf(target)) return null
  const ids = parts.map(({ id }) => id)
  ids.splice(from, 1)
  ids.splice(to, 0, movedId)
  return ids
}

/** The ids after one step within the part's group; null when the part is at the end. */
export function idsAfterStep<P extends Part>(
  parts: readonly P[],
  { id: movedId, step }: { id: number; step: 1 | -1 },
  groupOf: GroupOf<P>,
): number[] | null {
  const { group, at } = positionOf(parts, movedId, groupOf)
  const neighbour = at < 0 ? undefined : group[at + step]
  return neighbour ? idsAfterDrop(parts, { id: movedId, onto: neighbour.id }, groupOf) : null
}

/** The part's group in order, and the part's index in it; -1 when the part was deleted. */
export function positionOf<P extends Part>(parts: readonly P[], partId: number, groupOf: GroupOf<P>) {
  const part = parts.find(({ id }) => id === partId)
  const group = part ? parts.filter((other) => groupOf(other) === groupOf(part)) : []
  return { group, at: group.findIndex(({ id }) => id === partId) }
}

/** Sorts parts by the given ids, for an optimistic update; parts that are not in `ids` come last. */
export function sortByIds<P extends Part>(parts: readonly P[], ids: readonly number[]): P[] {
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeIn = ({ id }: P) => places.get(id) ?? ids.length
  return parts.toSorted((one, other) => placeIn(one) - placeIn(other))
}
