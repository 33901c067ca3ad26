import { PhoneCall, PhoneIncoming, PhoneMissed, PhoneOff } from 'lucide'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { CALL_RESULTS, type CallResult } from '#contract/leads/leads.constants.ts'
import { getLeadsToday } from '#contract/leads/leads.endpoints.ts'
import type { LeadRow } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { clockOf, proposedTimes } from './lead-times.ts'
import { useLeadActions } from './use-lead-actions.ts'

/** A call that was logged when it began. */
export interface StartedCall {
  lead: Pick<LeadRow, 'id' | 'name'>
  key: string
  at: Date
}

const ICONS = { spoke: PhoneCall, noAnswer: PhoneMissed, callBack: PhoneIncoming, wrongNumber: PhoneOff }

/** Asks how a call went: the result, when to go on, and one line. On a phone it is a sheet at the bottom. */
export function AfterCallDialog({ call, onClose }: { call: StartedCall | null; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog
      id={id}
      className="lead-dialog lead-sheet"
      title={leadTexts.howWasCall}
      isOpen={call !== null}
      onClose={onClose}
    >
      {call && <AfterCall key={call.key} call={call} onClose={onClose} />}
    </Dialog>
  )
}

function AfterCall({ call, onClose }: { call: StartedCall; onClose: () => void }) {
  const navigate = useNavigate()
  const { log } = useLeadActions()
  const [result, setResult] = useState<CallResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [line, setLine] = useState('')
  const times = proposedTimes(call.at, 2)
  const [at, setAt] = useState<string | null>(null)
  // After a missed call the next try is proposed, so that two taps are enough.
  const chosenAt = at ?? (result === 'noAnswer' || result === 'callBack' ? (times[0]?.at ?? null) : null)

  async function save({ goesOn }: { goesOn: boolean }) {
    if (result === null) return
    setBusy(true)
    const saved = await log({
      id: call.lead.id,
      kind: 'call',
      key: call.key,
      result,
      text: line.trim() || null,
      ...(chosenAt !== null && { nextStep: leadTexts.callAgain, nextStepAt: chosenAt }),
    })
    setBusy(false)
    if (saved === null) return
    onClose()
    if (goesOn) await openNext()
  }

  /** Those who wait come first, then the own steps of today. */
  async function openNext() {
    const today = await browserApi(getLeadsToday)
    if (!today.ok) return
    const next = [...today.data.waiting, ...today.data.steps].find(({ id }) => id !== call.lead.id)
    if (next) await navigate(`/admin/leads/${next.id}`)
    else siteToasts.show({ kind: 'info', title: leadTexts.allAnswered })
  }

  return (
    <>
      <p className="muted">{leadTexts.calledAt(call.lead.name, clockOf(call.at))}</p>
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
      <input
        className="lead-line"
        aria-label={leadTexts.addLine}
        placeholder={leadTexts.addLine}
        maxLength={500}
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <div className="lead-sheet-actions">
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
