import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide'
import { useId, useState } from 'react'
import { getProjectChoices } from '#contract/catalog/project-list.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { callOptions } from '../../lib/use-call.ts'
import { Button } from '../../ui/action/button.tsx'
import { FieldErrors } from '../../ui/form/field-errors.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { MergeDialog } from '../../ui/record/merge-dialog.tsx'
import { SaveBar } from '../../ui/record/save-bar.tsx'
import { AddBlock } from './add-block.tsx'
import { EditorContext } from './editor-context.ts'
import { ruleOf } from './page-draft.ts'
import { changedNames, labelOfChange, pageLabels } from './page-labels.ts'
import { PageSettings, useAddressCheck } from './page-settings.tsx'
import { wordsOfConflict } from './page-words.ts'
import { PartList } from './part-list.tsx'
import { Preview } from './preview-frame.tsx'
import { usePageForm } from './use-page-form.ts'

export function PageEditor({ stored }: { stored: ManagedPage }) {
  const id = useId()
  const form = usePageForm(stored)
  const { page, base, changes, live, errors, openPart } = form
  const { dialog } = useUnsavedGuard(changes.length > 0)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const check = useAddressCheck(page)
  const isHome = page.kind === 'home'
  const isTaken = check !== null && check.owner !== null

  function open(part: string | null) {
    form.setOpenPart(part)
    setPreviewOpen(false)
  }

  /** Also scrolls to the opened part, which can be far away in the list. */
  function openFromPreview(part: string) {
    open(part)
    requestAnimationFrame(() => document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' }))
  }

  const { data: choices } = useQuery({ ...callOptions([getProjectChoices]), enabled: form.conflict !== null })
  const nameOfProject = (id: number) => choices?.projects.find((project) => project.id === id)?.name ?? `${id}`
  const { conflict } = form
  const conflictInWords =
    conflict?.rows.map((row) => ({
      ...row,
      ...wordsOfConflict(page, conflict.theirs, row.name, nameOfProject),
    })) ?? null

  const isNew = base.id === NEW_RECORD_ID
  const wrong = Object.keys(errors ? live : {}).length
  const preview = {
    page,
    openPart,
    onOpen: openFromPreview,
    status: page.hidden ? pageLabels.staffOnly : changes.length > 0 ? pageLabels.notSaved : pageLabels.asSaved,
  }
  return (
    <form className="page-editor" noValidate onSubmit={form.submit}>
      <EditorContext value={{ live, isSubmitted: errors !== undefined, setBusy: form.setBusy }}>
        <FieldErrors key={form.round} errors={errors} rules={(name, value) => ruleOf(page, name, value)}>
          <div className="page-editor-columns">
            <div className="page-editor-list">
              {!isHome && (
                <PageSettings
                  page={page}
                  change={form.change}
                  isOpen={openPart === 'settings'}
                  onOpen={(isOpen) => open(isOpen ? 'settings' : null)}
                />
              )}
              <PartList page={page} change={form.change} openPart={openPart} onOpen={open} isBusy={form.isBusy} />
              {!isHome && <AddBlock page={page} change={form.change} onOpen={open} />}
            </div>
            <Preview {...preview} />
          </div>
        </FieldErrors>
      </EditorContext>
      <SaveBar
        unsaved={changes.length + Number(isNew)}
        status={
          isTaken ? pageLabels.correctAddress : pageLabels.unsaved({ names: changedNames(base, page), wrong, isNew })
        }
        isSaving={form.isSaving}
        saveLabel={isHome ? pageLabels.saveHome : pageLabels.savePage}
        isBlocked={isTaken}
        waitingFor={form.isBusy ? pageLabels.waitingForUpload : undefined}
        alert={form.refusal && <FormAlert takesFocus {...form.refusal} />}
      >
        <Button
          className="page-preview-opener"
          variant="line"
          aria-haspopup="dialog"
          onClick={() => setPreviewOpen(true)}
        >
          <Icon of={Eye} size={16} /> {pageLabels.preview}
        </Button>
        {changes.length > 0 && (
          <Button variant="line" onClick={form.discard}>
            {companyRecordMessages.discard}
          </Button>
        )}
      </SaveBar>
      {dialog}
      <Dialog
        id={`${id}-preview`}
        look="page"
        className="page-preview-dialog"
        label={pageLabels.preview}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      >
        {isPreviewOpen && <Preview {...preview} startWidth={390} />}
      </Dialog>
      <MergeDialog
        rows={conflictInWords}
        labels={Object.fromEntries(conflict?.rows.map(({ name }) => [name, labelOfChange(base, name)]) ?? [])}
        saved={conflict?.saved}
        onSettle={form.settle}
        onClose={form.putOff}
      />
    </form>
  )
}
