import { FIRST_SLOT_HOUR, TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import type { LeadEventKind, LeadState, LostReason } from '#contract/leads/leads.constants.ts'
import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { demoCustomer } from './customer-visits.ts'
import { projects } from './projects.ts'

/** Only the people who were in touch most recently get a lead. */
export const demoLeadCount = 230

const hourMs = 3_600_000
const dayMs = 86_400_000

/** A form that a person sent, or a visit without a booking. */
export interface DemoArrival {
  kind: 'enquiry' | 'visit' | 'brochure' | 'follow' | 'walkIn'
  isImported: boolean
  name: string | null
  email: string | null
  message: string | null
  projectName: string | null
  selectedDate: string | null
  timeSlot: string | null
  /** The state of the booked visit; null for any other kind. */
  state: VisitState | null
  isOwner: boolean
  createdAt: Date
}

interface DemoLeadEvent {
  kind: LeadEventKind
  at: Date
  text?: string
  details?: { result?: 'spoke' | 'noAnswer'; from?: string; to?: string; lostReason?: LostReason | null }
}

export interface DemoLead {
  name: string | null
  state: LeadState
  lostReason: LostReason | null
  nextStep: string | null
  nextStepAt: Date | null
  /** When the person first asked for something that needs an answer. */
  askedAt: Date
  /** When the first answer was given. Null while the lead is waiting, or if it did not begin with the contact form. */
  answeredAt: Date | null
  isWaiting: boolean
  projects: { projectName: string; wants: string | null; askedAt: Date }[]
  events: DemoLeadEvent[]
}

const notes = [
  'Looks for the parents, who want a lift and a short way to the metro.',
  'Sells the present flat first; the price is agreed, papers in January.',
  'Wants to see the approved plans before the next visit.',
  'Prefers calls after six.',
  'Asked which bank approves the project. Sent the list.',
]
const reasons: LostReason[] = ['boughtElsewhere', 'price', 'place', 'loanRefused', 'noAnswer', 'notSerious']
const steps: Partial<Record<LeadState, string[]>> = {
  contacted: ['Call, list of papers', 'Call when booking opens', 'Send the price sheet', 'Propose a visit'],
  visited: ['Ask how the visit was', 'Share the payment plan', 'Price answer'],
  negotiating: ['Send revised payment plan', 'Loan papers', 'Price answer'],
  booked: ['Agreement signing', 'Welcome call'],
}

/** Derives the lead from what the person sent. `nth` counts from the newest lead. */
export function makeLead(nth: number, arrivals: readonly DemoArrival[], today: Date): DemoLead {
  const first = arrivals.find((arrival) => !isQuiet(arrival)) ?? arrivals[0]
  if (!first) throw new Error('A demo lead has an arrival.')
  if (isQuiet(first)) return makeQuietLead(nth, first, arrivals, today)
  const isWritten = first.kind === 'enquiry' && !first.isImported
  const visits = arrivals.flatMap(({ selectedDate, timeSlot, state }) =>
    selectedDate && state !== 'missed' ? [{ selectedDate, timeSlot }] : [],
  )
  const isOwner = arrivals.some((arrival) => arrival.isOwner)
  const nextVisit = visits.find(({ selectedDate }) => selectedDate >= siteDay(today))
  const wasHere =
    arrivals.some(({ kind }) => kind === 'walkIn') || visits.some(({ selectedDate }) => selectedDate < siteDay(today))
  const isFresh = today.getTime() - first.createdAt.getTime() < dayMs && isWritten && !nextVisit
  const cameAgain = arrivals.filter((arrival) => !isQuiet(arrival)).length > 1
  const state = isFresh ? 'new' : stateOf(nth, { hasVisit: nextVisit !== undefined, wasHere, isOwner, cameAgain })
  const projectsAsked = arrivals.flatMap((arrival) => projectOf(arrival, nth))
  const asked = { projects: projectsAsked, askedAt: first.createdAt }
  const lead = { ...asked, name: nameOf(arrivals), lostReason: null, isWaiting: isFresh }
  if (isFresh) {
    return { ...lead, state, nextStep: null, nextStepAt: null, answeredAt: null, events: [] }
  }

  const answeredAt = isWritten ? inOfficeHours(first.createdAt, nth) : null
  const lostReason = state === 'lost' ? (reasons[nth % reasons.length] ?? null) : null
  const events = eventsOf({ nth, state, lostReason, answeredAt, first, visits, wasHere, today })
  return { ...lead, state, lostReason, answeredAt, events, ...stepOf(nth, state, nextVisit, today) }
}

/** Whether the person does not expect a call: they requested a brochure or followed a project. */
function isQuiet({ kind }: DemoArrival) {
  return kind === 'brochure' || kind === 'follow'
}

/** A lead that needs no answer. Staff have emailed one in three; the others have no events. */
function makeQuietLead(nth: number, first: DemoArrival, arrivals: readonly DemoArrival[], today: Date): DemoLead {
  const at = inOfficeHours(first.createdAt, nth)
  const lead = {
    lostReason: null,
    isWaiting: false,
    projects: arrivals.flatMap((arrival) => projectOf(arrival, nth)),
    askedAt: first.createdAt,
    answeredAt: null,
  }
  if (nth % 3 !== 0 || at > today)
    return { ...lead, name: null, state: 'new', nextStep: null, nextStepAt: null, events: [] }
  const events: DemoLeadEvent[] = [
    { kind: 'mail', at, text: 'Sent the price sheet and asked for a number.' },
    { kind: 'state', at, details: { from: 'new', to: 'contacted' } },
  ]
  return { ...lead, name: nameOf(arrivals), state: 'contacted', events, ...stepOf(nth, 'contacted', undefined, today) }
}

interface Known {
  hasVisit: boolean
  wasHere: boolean
  isOwner: boolean
  cameAgain: boolean
}

function stateOf(nth: number, { hasVisit, wasHere, isOwner, cameAgain }: Known): LeadState {
  if (hasVisit) return 'visitBooked'
  if (isOwner) return 'booked'
  const afterVisit: LeadState[] = ['visited', 'booked', 'negotiating', 'visited', 'lost', 'booked']
  const afterCall: LeadState[] = ['contacted', 'contacted', 'lost', 'contacted', 'negotiating', 'contacted', 'booked']
  const choices = wasHere ? afterVisit : afterCall
  const state = choices[nth % choices.length] ?? 'contacted'
  // A person who writes again is no longer lost.
  return state === 'lost' && cameAgain ? (choices[0] ?? state) : state
}

interface Course {
  nth: number
  state: LeadState
  lostReason: LostReason | null
  answeredAt: Date | null
  first: DemoArrival
  visits: { selectedDate: string }[]
  wasHere: boolean
  today: Date
}

function eventsOf({ nth, state, lostReason, answeredAt, first, visits, wasHere, today }: Course): DemoLeadEvent[] {
  const events: DemoLeadEvent[] = []
  const answered = answeredAt ?? new Date(first.createdAt.getTime() + 2 * hourMs)
  if (answeredAt && nth % 4 === 1)
    events.push({ kind: 'call', at: new Date(answered.getTime() - hourMs / 2), details: { result: 'noAnswer' } })
  if (answeredAt) {
    events.push(
      nth % 5 === 2
        ? { kind: 'whatsapp', at: answered, text: 'Sent the brochure and the price sheet.' }
        : { kind: 'call', at: answered, details: { result: 'spoke' } },
      { kind: 'state', at: answered, details: { from: 'new', to: 'contacted' } },
    )
  }
  if (nth % 3 === 0)
    events.push({ kind: 'note', at: new Date(answered.getTime() + hourMs / 4), text: notes[nth % notes.length] ?? '' })
  const past = visits.find(({ selectedDate }) => selectedDate < siteDay(today))
  if (past && state !== 'visitBooked')
    events.push({
      kind: 'state',
      at: new Date(Date.parse(siteMidnight(past.selectedDate)) + 18 * hourMs),
      details: { from: 'visitBooked', to: 'visited' },
    })
  const isLater = state === 'negotiating' || state === 'booked' || state === 'lost'
  if (isLater) {
    const before = wasHere ? 'visited' : 'contacted'
    const last = events.at(-1)?.at ?? answered
    const at = new Date(Math.min(last.getTime() + dayMs, today.getTime() - hourMs))
    events.push({ kind: 'state', at, details: { from: before, to: state, lostReason } })
  }
  return events.filter(({ at }) => at <= today)
}

function stepOf(
  nth: number,
  state: LeadState,
  visit: { selectedDate: string; timeSlot: string | null } | undefined,
  today: Date,
) {
  if (visit) {
    const slot = (TIME_SLOTS as readonly (string | null)[]).indexOf(visit.timeSlot)
    const hour = FIRST_SLOT_HOUR + Math.max(slot, 0)
    return { nextStep: 'Meet at the site office', nextStepAt: atHour(visit.selectedDate, hour) }
  }
  const choices = steps[state]
  // One in five leads and every second booked one have no next step.
  if (!choices || nth % 5 === 4 || (state === 'booked' && nth % 2 === 0)) return { nextStep: null, nextStepAt: null }
  const days = (nth % 7) - 1
  const day = siteDay(new Date(today.getTime() + days * dayMs))
  return { nextStep: choices[nth % choices.length] ?? null, nextStepAt: atHour(day, 10 + (nth % 8)) }
}

function atHour(day: string, hour: number) {
  return new Date(Date.parse(siteMidnight(day)) + hour * hourMs)
}

/** Returns a time within two hours of the arrival, or the next morning if that would be after 18:00. */
function inOfficeHours(arrivedAt: Date, nth: number) {
  const later = new Date(arrivedAt.getTime() + (12 + ((nth * 17) % 100)) * 60_000)
  const closing = atHour(siteDay(arrivedAt), 18)
  return later < closing ? later : new Date(closing.getTime() + 16 * hourMs + ((nth * 7) % 50) * 60_000)
}

function projectOf(arrival: DemoArrival, nth: number) {
  const { projectName, message, createdAt } = arrival
  const project = projects.find(({ name }) => (projectName ? name === projectName : message?.includes(name)))
  if (!project) return []
  const { name, unitTypes } = project
  const wants = isQuiet(arrival) ? null : (unitTypes[nth % unitTypes.length]?.name ?? null)
  return [{ projectName: name, wants, askedAt: createdAt }]
}

/** The visit form has no name field: staff enter the name when they call. Here it is derived from the email address. */
function nameOf(arrivals: readonly DemoArrival[]) {
  const named = arrivals.find(({ name }) => name !== null)
  if (named) return named.name
  const email = arrivals.find((arrival) => arrival.email !== null)?.email ?? ''
  if (email === demoCustomer.email) return demoCustomer.name
  const [local = ''] = email.split('@')
  const words = local.replaceAll(/\d/g, '').split('.')
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${word.length === 1 ? '.' : ''}`).join(' ')
}
