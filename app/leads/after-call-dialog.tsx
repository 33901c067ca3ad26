import { PhoneCall, PhoneIncoming, PhoneMissed, PhoneOff } from 'lucide'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { CALL_RESULTS, type CallResult } from '#contract/leads/leads.constants.ts'
import { getLeadsToday, searchLeads } from '#contract/leads/leads.endpoints.ts'
import type { LeadFilters, LeadRow } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { clockOf, proposedTimes } from './lead-times.ts'
import { nextDue } from './next-lead.ts'
import { type Logged, useLeadActions } from './use-lead-actions.ts'

/** A call that was logged when it began; `isUndone` if its result was undone later. */
export interface StartedCall extends Logged {
  lead: Pick<LeadRow, 'id' | 'name' | 'nextStep'>
  at: Date
  isUndone?: boolean
}

const ICONS = { spoke: PhoneCall, noAnswer: PhoneMissed, callBack: PhoneIncoming, wrongNumber: PhoneOff }

interface AfterCallProps {
  call: StartedCall
  /** Null closes the dialog; a call opens it again after its result was undone. */
  onCall: (call: StartedCall | null) => void
}

export function AfterCallDialog({ call, onCall }: Omit<AfterCallProps, 'call'> & { call: StartedCall | null }) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="lead-dialog lead-sheet"
      title={leadTexts.howWasCall}
      isOpen={call !== null}
      onClose={() => onCall(null)}
    >
      {call && <AfterCall key={call.key} call={call} onCall={onCall} />}
    </Dialog>
  )
}

function AfterCall({ call, onCall }: AfterCallProps) {
  const { lead, key } = call
  const navigate = useNavigate()
  const { log, unlogCall } = useLeadActions()
  const [result, setResult] = useState<CallResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [line, setLine] = useState('')
  const [step, setStep] = useState(leadTexts.callAgain)
  const times = proposedTimes(call.at, 2)
  const [at, setAt] = useState<string | null>()
  // After a missed call or a request to call back, the time of the next call is preselected to save a tap.
  const proposedAt = result === 'noAnswer' || result === 'callBack' ? (times[0]?.at ?? null) : null
  const chosenAt = at === undefined ? proposedAt : at

  async function save({ goesOn }: { goesOn: boolean }) {
    if (result === null) return
    setBusy(true)
    const contact = {
      id: lead.id,
      kind: 'call' as const,
      key,
      result,
      at: call.at.toISOString(),
      text: line.trim() || null,
      ...(chosenAt !== null && { nextStep: step.trim() || leadTexts.callAgain, nextStepAt: chosenAt }),
    }
    const title = leadTexts.loggedResult(lead.name, leadTexts.result[result])
    const saved = await log(contact, { title, onUndone: () => onCall({ ...call, eventId: null, isUndone: true }) })
    setBusy(false)
    if (saved === null) return
    onCall(null)
    if (goesOn) await openNext()
  }

  async function remove() {
    setBusy(true)
    const isGone = call.isUndone || (await unlogCall(call, lead.id))
    setBusy(false)
    if (isGone) onCall(null)
  }

  /** Opens the next due lead among the unanswered leads and the user's own steps for today. */
  async function openNext() {
    const filters: LeadFilters = { view: 'waiting' }
    const [waiting, today] = await Promise.all([
      browserApi(searchLeads, { body: pageRequestOf({ ...ANY_VIEW, pageSize: 100 }, filters) }),
      browserApi(getLeadsToday),
    ])
    if (!waiting.ok || !today.ok) return
    const next = nextDue([...waiting.data.rows, ...today.data.steps], lead.id, new Date())
    if (next) await navigate(`/admin/leads/${next.id}`)
    else siteToasts.show({ kind: 'info', title: leadTexts.allAnswered })
  }

  return (
    <>
      <p className="muted">
        {leadTexts.calledAt(lead.name, clockOf(call.at), !call.isUndone)}{' '}
        {lead.nextStep && leadTexts.plannedStep(lead.nextStep)}
      </p>
      <fieldset className="lead-results" aria-label={leadTexts.howWasCall}>
        {CALL_RESULTS.map((one) => (
          <button
            key={one}
            type="button"
            className="lead-pick"
            aria-pressed={result === one}
            onClick={() => setResult(one)}
          >
            <Icon of={ICONS[one]} size={20} /> {leadTexts.result[one]}
          </button>
        ))}
      </fieldset>
      <fieldset className="lead-times">
        <legend>{result === 'spoke' ? leadTexts.nextTime : leadTexts.tryAgain}</legend>
        <div>
          {times.map((time) => (
            <button
              key={time.at}
              type="button"
              className="lead-pick"
              aria-pressed={chosenAt === time.at}
              onClick={() => setAt(chosenAt === time.at ? null : time.at)}
            >
              {time.label}
            </button>
          ))}
        </div>
      </fieldset>
      {chosenAt !== null && (
        <label className="lead-next-step">
          <span>{leadTexts.whatNext}</span>
          <input
            className="lead-line"
            maxLength={200}
            autoComplete="off"
            value={step}
            onChange={(event) => setStep(event.target.value)}
          />
        </label>
      )}
      <input
        className="lead-line"
        aria-label={leadTexts.addLine}
        placeholder={leadTexts.addLine}
        maxLength={500}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <div className="lead-sheet-actions">
        <Button className="lead-not-called" variant="line" isBusy={isBusy} onClick={() => void remove()}>
          {leadTexts.notCalled}
        </Button>
        <Button variant="ghost" disabled={result === null} isBusy={isBusy} onClick={() => void save({ goesOn: false })}>
          {leadTexts.saveResult}
        </Button>
        <Button disabled={result === null} isBusy={isBusy} onClick={() => void save({ goesOn: true })}>
          {leadTexts.saveAndNext}
        </Button>
      </div>
    </>
  )
}
