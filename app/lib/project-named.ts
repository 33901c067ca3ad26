interface Named {
  name: string
  routingName: string
}

/** Finds a project by its name or its routing name. */
export function projectNamed<P extends Named>(projects: readonly P[], name: string | null | undefined) {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  return (
    projects.find((project) => [project.name, project.routingName].some((known) => known.toLowerCase() === wanted)) ??
    null
  )
}

/** The value of `?project=…`, which links on the page of a project have. */
export function projectAskedIn(request: Request) {
  return new URL(request.url).searchParams.get('project')
}
