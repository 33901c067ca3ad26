import { useEffect, useState } from 'react'
import type { Project } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { Entry } from './use-shortlist.ts'

/** The projects by id: null for one that is not on the site, nothing for one that has not been loaded. */
export type KeptProjects = ReadonlyMap<number, Project | null>

/** Loads the kept projects in one request, and again when another one is added. */
export function useKeptProjects(kept: readonly Entry[]) {
  const [projects, setProjects] = useState<KeptProjects>(new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const ids = kept.map(([id]) => id)
  const wanted = ids.every((id) => projects.has(id)) ? '' : ids.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same ids again.
  useEffect(() => {
    setFailure(null)
    if (!wanted) return
    let isStale = false
    const requested = wanted.split(',').map(Number)
    void readKept(requested).then((outcome) => {
      if (isStale) return
      if (!outcome.ok) return setFailure(outcome.message)
      const shown = new Map(outcome.data.map((project) => [project.id, project]))
      setProjects((before) => new Map([...before, ...requested.map((id) => [id, shown.get(id) ?? null] as const)]))
    })
    return () => {
      isStale = true
    }
  }, [wanted, attempt])

  return { projects, failure, retry: () => setAttempt(attempt + 1) }
}

/** The API client is a separate chunk, because an empty list does not need it. Offline, that chunk cannot load either. */
async function readKept(ids: readonly number[]) {
  try {
    const { readKeptProjects } = await import('./read-kept-projects.ts')
    return await readKeptProjects(ids)
  } catch (cause) {
    console.error('The script that reads the shortlist could not be loaded:', cause)
    return { ok: false, message: contentMessages.serverError } as const
  }
}
