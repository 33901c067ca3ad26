import { Check } from 'lucide'
import { useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { previewDemoRemoval, removeDemo } from '#contract/setup/setup.endpoints.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { DemoRemoval, EditedRecord } from '#contract/setup/setup.schema.ts'
import { changeFailureText } from '../lib/change-failure-text.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { useCall } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

export function RemoveDemoPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Demo content" lead="Projects, media, visitors and accounts of an invented company">
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Remove the demo
      </Button>
      <Dialog
        id="remove-demo"
        className="setup-sheet remove-demo"
        title="Remove the demo"
        isDismissable={false}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <RemoveDemo onClose={() => setOpen(false)} />}
      </Dialog>
    </Panel>
  )
}

function RemoveDemo({ onClose }: { onClose: () => void }) {
  const [alsoRemove, setAlsoRemove] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState('')
  const preview = useCall(previewDemoRemoval, { body: { alsoRemove: [...alsoRemove] } })
  const { save, isSaving } = useSave(removeDemo)

  async function submit(form: FormData) {
    const typed = String(form.get('projects')).trim()
    setRefusal('')
    if (!/^\d{1,6}$/.test(typed)) return setRefusal(setupMessages.typeTheNumber)
    const outcome = await save({ body: { alsoRemove: [...alsoRemove], projects: Number(typed) } })
    if (outcome === null) return
    if (!outcome.ok) return setRefusal(changeFailureText(outcome))
    rememberToast({ kind: 'success', title: outcome.message })
    // Reload, because any screen may have loaded demo records, and the site may be closed now.
    location.reload()
  }

  if (preview.isError) {
    return (
      <ErrorState
        title={contentMessages.loadFailed}
        text={preview.error.message}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  if (!preview.data) return <SkeletonLine width="100%" height="200px" />
  const toggle = (key: string, isTicked: boolean) =>
    setAlsoRemove(isTicked ? [...alsoRemove, key] : alsoRemove.filter((one) => one !== key))
  const keepsCompany = preview.data.edited.some(({ key }) => key === COMPANY && !alsoRemove.includes(key))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <p className="remove-demo-lead">One act. A backup is made first, so it can be undone by restoring it.</p>
      <Removed {...preview.data} />
      {preview.data.edited.length > 0 && <Edited records={preview.data.edited} onToggle={toggle} />}
      <Stays {...preview.data} keepsCompany={keepsCompany} />
      <TextField
        label="Type the number of projects to go on"
        name="projects"
        inputMode="numeric"
        autoComplete="off"
        disabled={isSaving}
      />
      <div className="dialog-actions">
        {refusal && <Alert key={refusal} text={refusal} />}
        <Button variant="ghost" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" type="submit" isBusy={isSaving || preview.isFetching} busyLabel="Working">
          Back up and remove
        </Button>
      </div>
    </form>
  )
}

const MEGABYTE = 1024 * 1024

function Removed({ removed }: DemoRemoval) {
  const rows = [
    ['Projects with their plans, pictures, documents and updates', counted(removed.projects)],
    ['Media items, films and pages, Home and About too', counted(removed.media)],
    ['Enquiries, visits, leads, subscribers', counted(removed.visitors)],
    ['Demo accounts', counted(removed.accounts)],
    ['Company, legal texts, rates, banks, features, plans, redirects, webhooks', counted(removed.settings)],
    ['Consents, counts for Insights and further records', counted(removed.others)],
    ['Files', `${counted(removed.files)}, ${counted(Math.ceil(removed.bytes / MEGABYTE))} MB`],
  ] as const
  return (
    <dl className="remove-demo-counts">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

interface EditedProps {
  records: EditedRecord[]
  onToggle: (key: string, isTicked: boolean) => void
}

function Edited({ records, onToggle }: EditedProps) {
  return (
    <fieldset className="remove-demo-edited">
      <legend>You changed these. They stay unless you tick them.</legend>
      {records.some(({ key }) => key in CLEARED) && (
        <p>What still is the demo’s in {clearedIn(records)} goes anyway.</p>
      )}
      {records.map(({ key, table, name }) => (
        <CheckboxField
          key={key}
          name={key}
          label={`${name} (${table.replaceAll('_', ' ')})`}
          onChange={({ target }) => onToggle(key, target.checked)}
        />
      ))}
    </fieldset>
  )
}

const COMPANY = 'company:1'
const CLEARED: Record<string, string> = {
  [COMPANY]: 'the company record',
  'site_pages:1': 'Home',
  'site_pages:2': 'About',
}

function clearedIn(records: readonly EditedRecord[]) {
  const names = records.flatMap(({ key }) => CLEARED[key] ?? [])
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

function Stays({ stays, keepsCompany }: DemoRemoval & { keepsCompany: boolean }) {
  const shown = KINDS.flatMap(([kind, one, many]) =>
    stays[kind] === 0 ? [] : [`${counted(stays[kind])} ${stays[kind] === 1 ? one : many}`],
  )
  return (
    <div className="remove-demo-stays">
      <Icon of={Check} size={18} />
      <div>
        <b>Stays: {shown.join(', ')}</b>
        <p>
          {stays.projects === 0
            ? 'No project is left, so visitors see ‘opening soon’ until you open the site.'
            : 'You added or changed them. The site stays open.'}
        </p>
        <p>Your {keepsCompany ? 'company, look' : 'look'} and settings stay too.</p>
      </div>
    </div>
  )
}

const KINDS = [
  ['projects', 'project', 'projects'],
  ['media', 'media item', 'media items'],
  ['visitors', 'record of a visitor', 'records of visitors'],
  ['accounts', 'account', 'accounts'],
] as const

const counted = (count: number) => count.toLocaleString('en-IN')
