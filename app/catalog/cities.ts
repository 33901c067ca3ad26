export function citiesOf(projects: readonly { city: string }[]) {
  const counts = new Map<string, number>()
  for (const { city } of projects) counts.set(city, (counts.get(city) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([city]) => city)
}
