import { citiesOf } from '../cities.ts'

export const PROJECTS_PER_PAGE = 24

interface ProjectInCity {
  city: string
}

interface Choice {
  city: string | null
  page: string | null
}

/** In the result, `city` is null if none is requested, and has its stored spelling if it is known. */
export function choosePage<P extends ProjectInCity>(projects: readonly P[], choice: Choice) {
  const cities = citiesOf(projects)
  const requested = choice.city?.trim() || null
  const city = requested && (cities.find((name) => name.toLowerCase() === requested.toLowerCase()) ?? requested)
  const fitting = city ? projects.filter((project) => project.city === city) : projects
  const pages = Math.max(1, Math.ceil(fitting.length / PROJECTS_PER_PAGE))
  const page = pageNumber(choice.page)
  const from = (page - 1) * PROJECTS_PER_PAGE
  return { cities, city, page, pages, count: fitting.length, shown: fitting.slice(from, from + PROJECTS_PER_PAGE) }
}

export function listAddress(base: string, { city, page }: { city: string | null; page: number }) {
  const query = new URLSearchParams()
  if (city) query.set('city', city)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query}` : base
}

/** The first entry spans the row, and so does the last one if it would otherwise be alone in its row. */
export function isWide(index: number, count: number) {
  return index === 0 || (index === count - 1 && count % 2 === 0)
}

function pageNumber(text: string | null) {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
