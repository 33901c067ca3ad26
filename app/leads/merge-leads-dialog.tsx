import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getLead, keepLeadsApart, mergeLeads, undoMerge } from '#contract/leads/leads.endpoints.ts'
import type { Lead, LeadMerge } from '#contract/leads/leads.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import { browserApi } from '../lib/browser-api.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { callOptions } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { useRefreshLeads } from './use-lead-actions.ts'
import '../ui/record/merge-dialog.css'

interface MergeLeadsDialogProps {
  lead: Lead
  otherId: number
  isOpen: boolean
  onClose: () => void
}

export function MergeLeadsDialog({ lead, otherId, isOpen, onClose }: MergeLeadsDialogProps) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="merge-dialog lead-sheet lead-merge"
      title={leadTexts.merge}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <Comparison lead={lead} otherId={otherId} onClose={onClose} />}
    </Dialog>
  )
}

type Field = LeadMerge['taken'][number]

const FIELDS: { field: Field; label: string; show: (lead: Lead) => string }[] = [
  { field: 'name', label: leadTexts.name, show: ({ name }) => name },
  { field: 'state', label: leadTexts.stateLabel, show: ({ state }) => leadTexts.state[state] },
  { field: 'owner', label: leadTexts.owner, show: ({ ownerName }) => ownerName ?? leadTexts.noOwner },
  {
    field: 'nextStep',
    label: leadTexts.nextStep,
    show: ({ nextStep, nextStepAt }) =>
      nextStep && nextStepAt ? `${nextStep}, ${momentInWords(nextStepAt)}` : leadTexts.noStep,
  },
]

function Comparison({ lead, otherId, onClose }: Omit<MergeLeadsDialogProps, 'isOpen'>) {
  const refresh = useRefreshLeads()
  const [taken, setTaken] = useState<readonly Field[]>([])
  const [running, setRunning] = useState<'merge' | 'keepApart' | null>(null)
  // Disabled once a change is running, because the other lead no longer exists after a merge.
  const {
    data: other,
    error,
    refetch,
  } = useQuery({
    ...callOptions([getLead, { params: { id: otherId } }]),
    placeholderData: undefined,
    enabled: running === null,
  })
  if (!other && error)
    return <ErrorState title={contentMessages.loadFailed} text={error.message} onRetry={() => void refetch()} />
  if (!other) return <SkeletonLine height="200px" />

  async function merge() {
    if (running) return
    setRunning('merge')
    const body = { id: lead.id, version: lead.version, otherId, taken: [...taken] }
    const outcome = await browserApi(mergeLeads, { body })
    if (!outcome.ok) {
      setRunning(null)
      return showFailure(outcome, { isStaff: true, action: 'Merging leads' })
    }
    const { eventId } = outcome.data
    siteToasts.show({
      kind: 'success',
      title: outcome.message,
      action: { label: leadTexts.undo, onAct: () => void undo(eventId) },
    })
    onClose()
    await refresh()
  }

  async function undo(eventId: number) {
    const outcome = await browserApi(undoMerge, { body: { eventId } })
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Undoing a merge' })
    siteToasts.show({ kind: 'success', title: outcome.message })
    await refresh()
  }

  async function keepApart() {
    if (running) return
    setRunning('keepApart')
    const outcome = await browserApi(keepLeadsApart, { body: { id: lead.id, otherId } })
    if (!outcome.ok) {
      setRunning(null)
      return showFailure(outcome, { isStaff: true, action: 'Keeping leads apart' })
    }
    siteToasts.show({ kind: 'success', title: outcome.message })
    onClose()
    await refresh()
  }

  return (
    <>
      <p className="muted">{leadTexts.mergeLead}</p>
      {FIELDS.map(({ field, label, show }) => (
        <fieldset key={field} className="merge-row">
          <legend>{label}</legend>
          {[lead, other].map((side) => (
            <label key={side.id} className="merge-side">
              <input
                type="radio"
                name={`merge-${field}`}
                checked={taken.includes(field) === (side === other)}
                onChange={() =>
                  setTaken((before) => [...before.filter((one) => one !== field), ...(side === other ? [field] : [])])
                }
              />
              <span>
                <b>{side === other ? leadTexts.otherLead : leadTexts.thisLead}</b>
                <span className="merge-value">{show(side)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="lead-merge-contacts">
        {[...lead.contacts, ...other.contacts].map(({ value }) => writtenPhone(value)).join(', ')}
      </p>
      <div className="dialog-actions">
        <Button variant="ghost" isBusy={running === 'keepApart'} onClick={() => void keepApart()}>
          {leadTexts.keepApart}
        </Button>
        <Button isBusy={running === 'merge'} onClick={() => void merge()}>
          {leadTexts.mergeNow}
        </Button>
      </div>
    </>
  )
}
