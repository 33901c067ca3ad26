interface Choices {
  /** The chosen features when the list was opened. */
  opened: readonly number[]
  mine: readonly number[]
  /** As they are stored now. */
  theirs: readonly number[]
}

/** What both chose: the stored choice with my own ticks added to it and my own crossings-out taken from it. */
export function mergedChoice({ opened, mine, theirs }: Choices): number[] {
  const added = mine.filter((id) => !opened.includes(id))
  const removed = opened.filter((id) => !mine.includes(id))
  return [...new Set([...theirs, ...added])].filter((id) => !removed.includes(id)).toSorted((a, b) => a - b)
}

export function isSameChoice(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** How many ticks differ. */
export function changedChoices(opened: readonly number[], mine: readonly number[]) {
  return mine.filter((id) => !opened.includes(id)).length + opened.filter((id) => !mine.includes(id)).length
}
