import { useState } from 'react'
import { useNavigate } from 'react-router'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { Category } from '#contract/catalog/categories.schema.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { ProjectChoices } from '#contract/catalog/project-list.schema.ts'
import { getProjectDetails, saveProject } from '#contract/catalog/projects.endpoints.ts'
import { type ProjectDetails, ProjectDraft } from '#contract/catalog/projects.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { mapOutcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { FieldErrors } from '../../ui/form/field-errors.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { MergeDialog } from '../../ui/record/merge-dialog.tsx'
import { SaveBar } from '../../ui/record/save-bar.tsx'
import { partsAddress } from '../manage-addresses.ts'
import { MergingFormAlert } from './merging-form-alert.tsx'
import { ProjectPanels } from './project-panels.tsx'
import { ProjectRail } from './project-rail.tsx'
import { PROJECT_LABELS, projectValues, withFlags } from './project-values.ts'
import { useMergingForm } from './use-merging-form.ts'
import { PART_QUERIES, type ProjectPartQueries } from './use-project-parts.ts'

const DASHBOARD = '/admin/dashboard'

interface ProjectFormProps {
  project: ProjectDetails | null
  parts: ProjectPartQueries | null
  categories: readonly Category[]
  /** Values of other projects; undefined while loading. */
  suggestions: ProjectChoices | undefined
}

export function ProjectForm({ project, parts, categories, suggestions }: ProjectFormProps) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const id = project?.id ?? NEW_RECORD_ID
  const [uploading, setUploading] = useState<readonly string[]>([])
  const form = useMergingForm({
    schema: ProjectDraft,
    isSpecified: true,
    stored: { values: projectValues(project), version: project?.version },
    fixed: { id: String(id) },
    save: (draft, { version, values }) => browserApi(saveProject, { body: { ...withFlags(draft, values), version } }),
    async readAgain() {
      const outcome = await browserApi(getProjectDetails, { params: { id } })
      return mapOutcome(outcome, (read) => ({ values: projectValues(read), version: read.version }))
    },
    async onSaved(saved, message) {
      guard.release()
      const addPictures = {
        label: editorMessages.addPictures,
        onAct: () => void navigate(partsAddress(saved.id, 'gallery')),
      }
      projectToasts.show({ kind: 'success', title: message, ...(!project && { action: addPictures }) })
      void refresh(...PART_QUERIES.project)
      await navigate(DASHBOARD)
    },
  })
  const guard = useUnsavedGuard(form.unsaved > 0 || uploading.length > 0, { isOpenByQuery: true })

  const upload = (name: string) => ({
    onChange: (value: string | null) => form.setValue(name, value),
    onBusyChange: (isBusy: boolean) =>
      setUploading((before) => [...before.filter((one) => one !== name), ...(isBusy ? [name] : [])]),
  })

  return (
    <form
      className="editor-form"
      noValidate
      aria-labelledby="project-form-title"
      onSubmit={form.onSubmit}
      onInput={(event) => form.readValues(event.currentTarget)}
      onChange={(event) => form.readValues(event.currentTarget)}
    >
      <div className="editor-title">
        <h2 id="project-form-title">{catalogChangesMessages.projectForm}</h2>
        <p>{catalogChangesMessages.allFieldsRequired}</p>
      </div>
      <FieldErrors key={form.round} errors={form.errors}>
        <div className="editor-columns">
          <div>
            <ProjectPanels
              start={form.start}
              values={form.values}
              categories={categories}
              suggestions={suggestions ?? NO_SUGGESTIONS}
              projectId={id}
              upload={upload}
            />
          </div>
          <aside aria-label={editorMessages.sitePanel}>
            <ProjectRail start={form.start} values={form.values} saved={parts && { id, parts }} />
          </aside>
        </div>
      </FieldErrors>
      <SaveBar
        alert={<MergingFormAlert form={form} labels={PROJECT_LABELS} />}
        unsaved={form.unsaved}
        isSaving={form.isSaving}
        saveLabel={catalogChangesMessages.submit}
        waitingFor={uploading.length > 0 ? editorMessages.waitForUpload : undefined}
      >
        <ButtonLink variant="ghost" to={DASHBOARD}>
          {catalogChangesMessages.goBack}
        </ButtonLink>
      </SaveBar>
      <MergeDialog
        rows={form.conflict?.rows ?? null}
        labels={PROJECT_LABELS}
        show={(name, value) => shown(name, value, categories)}
        onSettle={form.resolveConflict}
        onClose={form.closeConflict}
      />
      {guard.dialog}
    </form>
  )
}

function shown(name: string, value: string, categories: readonly Category[]) {
  if (name === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? value
  if (name.startsWith('is')) return value === 'on' ? contentMessages.yes : contentMessages.no
  return value
}

const NO_SUGGESTIONS = { projects: [], types: [], cities: [], states: [] }
