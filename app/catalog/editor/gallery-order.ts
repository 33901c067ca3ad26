interface Placed {
  id: number
  imageCategoryId: number
}

/** The ids in their order after one picture has been dropped on another of its category; null when nothing moves. */
export function droppedOn(images: readonly Placed[], movedId: number, targetId: number): number[] | null {
  const from = images.findIndex(({ id }) => id === movedId)
  const to = images.findIndex(({ id }) => id === targetId)
  const [moved, target] = [images[from], images[to]]
  if (!moved || !target || from === to || moved.imageCategoryId !== target.imageCategoryId) return null
  const ids = images.map(({ id }) => id)
  ids.splice(from, 1)
  ids.splice(to, 0, movedId)
  return ids
}

/** The ids after one step towards the beginning or the end of the picture's own category; null at its end. */
export function stepped(images: readonly Placed[], movedId: number, step: 1 | -1): number[] | null {
  const moved = images.find(({ id }) => id === movedId)
  const group = images.filter(({ imageCategoryId }) => imageCategoryId === moved?.imageCategoryId)
  const neighbour = group[group.findIndex(({ id }) => id === movedId) + step]
  return neighbour && moved ? droppedOn(images, movedId, neighbour.id) : null
}

/** The pictures as they will stand, before the server has said so. */
export function inOrder<I extends Placed>(images: readonly I[], ids: readonly number[]): I[] {
  return images.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
