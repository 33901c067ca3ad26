export function isSameChoice(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** Number of checkboxes that differ. */
export function changedChoices(opened: readonly number[], mine: readonly number[]) {
  return mine.filter((id) => !opened.includes(id)).length + opened.filter((id) => !mine.includes(id)).length
}
