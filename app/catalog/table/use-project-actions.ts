import { useRef, useState } from 'react'
import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord } from '#contract/back-office/trash.endpoints.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { removeProject, toggleProject } from '#contract/catalog/projects.endpoints.ts'
import type { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { browserApi } from '../../lib/browser-api.ts'
import type { Failure } from '../../lib/failure-text.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'

type ProjectName = Pick<ManagedProject, 'id' | 'name'>
type ToggledProject = Pick<ManagedProject, 'id' | 'name' | 'isActive'>

/** Runs actions one after the other. Each shows its result as a toast. */
export function useProjectActions() {
  const refresh = useRefresh()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)

  /** The next action starts only when the rows show the result of this one. */
  async function runNext(work: () => Promise<void>) {
    setWaiting((count) => count + 1)
    const run = last.current.then(work).then(async () => {
      void refresh(getDashboardFigures)
      await refresh(searchProjects, getProjectChoices)
    })
    last.current = run.catch(() => undefined)
    try {
      await run
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  /**
   * Resolves to the projects that were changed. A refusal, such as by the publish gate, skips one project; any other
   * failure also stops the following ones.
   */
  async function setShown(projects: readonly ToggledProject[], isShown: boolean) {
    const others = projects.filter((project) => project.isActive !== isShown)
    const done: ProjectName[] = []
    await runNext(async () => {
      const failures: { outcome: Failure; project: ProjectName }[] = []
      for (const project of others) {
        const to = isShown ? 'shown' : 'hidden'
        const outcome = await browserApi(toggleProject, { params: { id: project.id }, query: { to } })
        if (outcome.ok) done.push(project)
        else failures.push({ outcome, project })
        if (!outcome.ok && outcome.reason !== 'refused') break
      }
      if (done.length > 0) showResult(done, isShown)
      const [first] = failures
      if (first) showProjectFailure(first.outcome, first.project, failures.length - 1)
    })
    return done
  }

  function remove(project: ProjectName) {
    return runNext(async () => {
      const outcome = await browserApi(removeProject, { params: { id: project.id } })
      if (!outcome.ok) return showProjectFailure(outcome, project)
      projectToasts.show({
        kind: 'success',
        title: recordsMessages.deleted,
        text: project.name,
        action: { label: recordsMessages.undo, onAct: () => void restore(project) },
      })
    })
  }

  function restore(project: ProjectName) {
    return runNext(async () => {
      const outcome = await browserApi(restoreRecord, { body: { entity: 'project', id: project.id } })
      if (!outcome.ok) return showProjectFailure(outcome, project)
      projectToasts.show({ kind: 'success', title: outcome.message, text: project.name })
    })
  }

  return { setShown, remove, isBusy: waiting > 0 }
}

function showResult(projects: readonly ProjectName[], isShown: boolean) {
  const [first] = projects
  if (projects.length === 1 && first) {
    projectToasts.show({
      kind: 'success',
      title: isShown ? catalogChangesMessages.projectShown : catalogChangesMessages.projectHidden,
      text: first.name,
    })
    return
  }
  projectToasts.show({
    kind: 'success',
    title: isShown ? catalogChangesMessages.projectsShown : catalogChangesMessages.projectsHidden,
    text: projects.map(({ name }) => name).join(', '),
  })
}

/** `others` is the number of other projects that could not be changed. */
function showProjectFailure(outcome: Failure, { name }: ProjectName, others = 0) {
  const reason = outcome.message.startsWith(name) ? outcome.message : `${name}: ${outcome.message}`
  const refusedText = `${reason}${editorMessages.notChanged(others)}`
  showFailure(outcome, { isStaff: true, toasts: projectToasts, refusedText })
}
