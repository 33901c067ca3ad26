interface Part {
  id: number
}

/** Parts of one group are ordered among themselves: the pictures of a category, the plans of a kind. */
export type GroupOf<P> = (part: P) => unknown

/** The ids in their order after one part has been dropped on another of its group; null when nothing moves. */
export function droppedOn<P extends Part>(
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

/** The ids after one step towards the beginning or the end of the part's own group; null at its end. */
export function stepped<P extends Part>(
  parts: readonly P[],
  { id: movedId, step }: { id: number; step: 1 | -1 },
  groupOf: GroupOf<P>,
): number[] | null {
  const { group, at } = placeOf(parts, movedId, groupOf)
  const neighbour = at < 0 ? undefined : group[at + step]
  return neighbour ? droppedOn(parts, { id: movedId, onto: neighbour.id }, groupOf) : null
}

/** The part's group in its order, and where the part stands in it, counted from 0; -1 when it is gone. */
export function placeOf<P extends Part>(parts: readonly P[], partId: number, groupOf: GroupOf<P>) {
  const part = parts.find(({ id }) => id === partId)
  const group = part ? parts.filter((other) => groupOf(other) === groupOf(part)) : []
  return { group, at: group.findIndex(({ id }) => id === partId) }
}

/** The parts as they will stand, before the server has said so. What has joined them since stands behind. */
export function inOrder<P extends Part>(parts: readonly P[], ids: readonly number[]): P[] {
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeIn = ({ id }: P) => places.get(id) ?? ids.length
  return parts.toSorted((one, other) => placeIn(one) - placeIn(other))
}
