import { LENGTH } from '#contract/wire/wire.constants.ts'

interface Named {
  name: string
  routingName: string
}

/** Finds a project by name, or else by routing name. Null if the name is empty or unknown. */
export function projectNamed<P extends Named>(projects: readonly P[], name: string | null | undefined) {
  const searched = name?.trim().toLowerCase()
  if (!searched) return null
  return (
    projects.find((project) => project.name.toLowerCase() === searched) ??
    projects.find((project) => project.routingName === searched) ??
    null
  )
}

export function projectParameter(request: Request) {
  return new URL(request.url).searchParams.get('project')
}

/** Reads `?unit=…`, the unit type that a visitor asks about. Null if it is missing or empty. */
export function unitParameter(request: Request) {
  return new URL(request.url).searchParams.get('unit')?.trim().slice(0, LENGTH.name) || null
}
