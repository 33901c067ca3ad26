import { LENGTH } from '#contract/wire/wire.constants.ts'

interface Named {
  name: string
  routingName: string
}

/** Finds a project by its name, or by its routing name when none has that name. */
export function projectNamed<P extends Named>(projects: readonly P[], name: string | null | undefined) {
  const searched = name?.trim().toLowerCase()
  if (!searched) return null
  return (
    projects.find((project) => project.name.toLowerCase() === searched) ??
    projects.find((project) => project.routingName === searched) ??
    null
  )
}

/** The value of `?project=…`, which the links on a project page contain. */
export function projectParameter(request: Request) {
  return new URL(request.url).searchParams.get('project')
}

/** The value of `?unit=…`, the unit type that a visitor asks about, truncated to the maximum length of a name. */
export function unitParameter(request: Request) {
  return new URL(request.url).searchParams.get('unit')?.trim().slice(0, LENGTH.name) || null
}
