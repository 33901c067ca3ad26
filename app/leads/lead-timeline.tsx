import {
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  CircleDot,
  FileText,
  Footprints,
  Inbox,
  ListTodo,
  Mail,
  Merge,
  MessageCircle,
  Pencil,
  Phone,
  Split,
  UserRound,
} from 'lucide'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LeadEventKind } from '#contract/leads/leads.constants.ts'
import { listLeadOwners, undoMerge } from '#contract/leads/leads.endpoints.ts'
import type { Lead, LeadEvent } from '#contract/leads/leads.schema.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { shareRunning } from '../lib/share-running.ts'
import { useCall } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { eventDetail, eventTitle } from './event-words.ts'
import { leadTexts } from './lead-texts.ts'
import { clockOf } from './lead-times.ts'
import { readNoteDraft, storeNoteDraft } from './note-draft.ts'
import { mentionedIn, offeredFor, partsOf, typedMention } from './note-mentions.ts'
import { useLeadActions, useRefreshLeads } from './use-lead-actions.ts'

export const NOTE_ID = 'lead-note'

const ICONS = {
  enquiry: Inbox,
  visit: CalendarDays,
  brochure: FileText,
  follow: Bell,
  visitMoved: CalendarClock,
  visitCancelled: CalendarX,
  visitCame: CalendarCheck,
  visitMissed: CalendarX,
  walkIn: Footprints,
  call: Phone,
  whatsapp: MessageCircle,
  mail: Mail,
  note: Pencil,
  state: CircleDot,
  owner: UserRound,
  nextStep: ListTodo,
  merge: Merge,
  unmerge: Split,
}

const PARTS: Record<string, readonly LeadEventKind[] | null> = {
  [leadTexts.everything]: null,
  [leadTexts.messages]: [
    'enquiry',
    'visit',
    'visitMoved',
    'visitCancelled',
    'visitCame',
    'visitMissed',
    'brochure',
    'follow',
    'walkIn',
    'call',
    'whatsapp',
    'mail',
  ],
  [leadTexts.notes]: ['note'],
}

export function LeadTimeline({ lead }: { lead: Lead }) {
  const [part, setPart] = useState(leadTexts.everything)
  const kinds = PARTS[part] ?? null
  const events = lead.events.filter(({ kind }) => kinds === null || kinds.includes(kind))
  const days = [...new Set(events.map(dayOf))]

  return (
    <Panel
      title={leadTexts.timeline}
      actions={
        <fieldset className="lead-switch" aria-label={leadTexts.timelinePart}>
          {Object.keys(PARTS).map((name) => (
            <button key={name} type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      }
    >
      <NoteBox lead={lead} />
      {events.length === 0 && <p className="muted">{leadTexts.nothingHere}</p>}
      {days.map((day) => (
        <section key={day} className="lead-day">
          <h3>{day === siteDay(new Date()) ? 'Today' : writtenDay(day)}</h3>
          <ol>
            {events
              .filter((event) => dayOf(event) === day)
              .map((event) => (
                <Entry key={event.id} event={event} />
              ))}
          </ol>
        </section>
      ))}
    </Panel>
  )
}

function NoteBox({ lead }: { lead: Lead }) {
  const { log } = useLeadActions()
  // The draft is stored, so that the user can leave the screen without a confirmation. A guard for unsaved changes
  // would also ask when a link opens the phone or email app.
  const [text, setText] = useState(() => readNoteDraft(lead.id))
  const [cursor, setCursor] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const colleagues = useCall(listLeadOwners).data?.filter(({ isOwn }) => !isOwn) ?? []
  const typed = typedMention(text, cursor)
  const offered = offeredFor(typed, colleagues)

  useEffect(() => storeNoteDraft(lead.id, text), [lead.id, text])

  function mention(name: string) {
    const area = box.current
    if (!area || typed === null) return
    area.setRangeText(`${name} `, cursor - typed.length, cursor, 'end')
    setText(area.value)
    setCursor(area.selectionEnd)
    area.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    const mentions = mentionedIn(text, colleagues).map(({ id }) => id)
    const saved = await log({ id: lead.id, kind: 'note', text: text.trim(), ...(mentions.length > 0 && { mentions }) })
    setBusy(false)
    if (saved === null) return
    // Keeps what was typed while saving. Also clears the stored draft, because the user may have left the lead.
    setText((current) => (current === text ? '' : current))
    if (readNoteDraft(lead.id) === text) storeNoteDraft(lead.id, '')
  }

  return (
    <form className="lead-note" onSubmit={(event) => void submit(event)}>
      <textarea
        ref={box}
        id={NOTE_ID}
        aria-label={leadTexts.writeNote}
        placeholder={leadTexts.noteHint}
        rows={1}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSelect={(event) => setCursor(event.currentTarget.selectionEnd)}
      />
      <Button type="submit" variant="line" size="sm" isBusy={isBusy}>
        {leadTexts.add}
      </Button>
      {offered.length > 0 && (
        <fieldset className="lead-colleagues" aria-label={leadTexts.tellColleague}>
          {offered.map(({ id, name }) => (
            <button key={id} type="button" className="lead-pick" onClick={() => mention(name)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </form>
  )
}

function Entry({ event }: { event: LeadEvent }) {
  const detail = eventDetail(event)
  const isQuote = event.kind === 'enquiry'
  return (
    <li className="lead-entry">
      <Icon of={ICONS[event.kind]} size={17} />
      <div>
        <b>{eventTitle(event)}</b>
        {detail && <span className="lead-second">{detail}</span>}
        {event.text && event.kind !== 'nextStep' && event.kind !== 'merge' && event.kind !== 'unmerge' && (
          <p className={isQuote ? 'lead-quote' : undefined}>
            {isQuote ? `“${event.text}”` : <NoteText event={event} />}
          </p>
        )}
        {event.isUndoable && <UndoMerge eventId={event.id} />}
      </div>
      <time dateTime={event.at}>{clockOf(new Date(event.at))}</time>
    </li>
  )
}

function NoteText({ event: { text, mentions } }: { event: LeadEvent }) {
  return partsOf(text ?? '', mentions).map((part, nth) => {
    const isMention = part.startsWith('@') && mentions.includes(part.slice(1))
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return isMention ? <b key={nth}>{part}</b> : part
  })
}

function UndoMerge({ eventId }: { eventId: number }) {
  const refresh = useRefreshLeads()

  async function undo() {
    const outcome = await browserApi(undoMerge, { body: { eventId } })
    await refresh()
    if (!outcome.ok) return showFailure(outcome, { isStaff: true, action: 'Undoing a merge' })
    siteToasts.show({ kind: 'success', title: outcome.message })
  }

  return (
    <Button variant="line" size="sm" onClick={() => void shareRunning(`unmerge ${eventId}`, undo)}>
      {leadTexts.undoMerge}
    </Button>
  )
}

function dayOf({ at }: LeadEvent) {
  return siteDay(new Date(at))
}
