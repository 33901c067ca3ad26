/** Returns the numbers or letters that a tower name stands for: 5, 6 and 7 for 'Sun 5 to Sun 7'. */
export function placesIn(tower: string | null): string[] {
  const ranges = (tower ?? '').matchAll(/\b(\d+|[A-Z])\b(?: to (?:\w+ )?(\d+|[A-Z])\b)?/g)
  return [...ranges].flatMap(([, from = '', to = from]) => {
    const code = (place: string) => (/\d/.test(place) ? Number(place) : place.charCodeAt(0))
    return Array.from({ length: code(to) - code(from) + 1 }, (_, nth) =>
      /\d/.test(from) ? String(code(from) + nth) : String.fromCharCode(code(from) + nth),
    )
  })
}
