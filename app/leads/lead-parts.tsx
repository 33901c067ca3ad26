import type { LeadState } from '#contract/leads/leads.constants.ts'
import type { KnownLead, Lead, LeadProject, LeadRow } from '#contract/leads/leads.schema.ts'
import { moneyRange } from '#contract/wire/money-and-area.ts'
import { writtenDate, writtenDay } from '#contract/wire/site-time.ts'
import { leadTexts } from './lead-texts.ts'
import { dueInWords, type Tone, waitingOf } from './lead-times.ts'
import './lead-parts.css'

const FILL: Record<LeadState, number> = {
  new: 0,
  contacted: 25,
  visitBooked: 45,
  visited: 65,
  negotiating: 85,
  booked: 100,
  lost: 0,
}

export function StateMark({ state }: { state: LeadState }) {
  return (
    <span className="lead-state" data-lost={state === 'lost' || undefined} style={{ '--fill': `${FILL[state]}%` }}>
      {leadTexts.state[state]}
    </span>
  )
}

export function Timed({ text, tone }: { text: string; tone: Tone }) {
  return (
    <span className="lead-time" data-tone={tone}>
      {text}
    </span>
  )
}

export function NextStep({ lead, now }: { lead: LeadRow; now: Date }) {
  const waiting = waitingOf(lead, now)
  if (waiting) {
    return (
      <span className="lead-step">
        <span>{leadTexts.answerFirst}</span> <Timed {...waiting} text={`Waiting ${waiting.text}`} />
      </span>
    )
  }
  if (lead.state === 'lost')
    return <span className="muted">{lead.lostReason && leadTexts.reason[lead.lostReason]}</span>
  if (lead.nextStep === null || lead.nextStepAt === null) {
    return <span className="muted">{lead.state === 'booked' ? '' : leadTexts.noStep}</span>
  }
  return (
    <span className="lead-step">
      <span>{lead.nextStep}</span> <Timed {...dueInWords(lead.nextStepAt, now)} />
    </span>
  )
}

/**
 * `isShown`: a lost lead has the panel only if it has a next step. `asks`: lost and booked leads need no further step.
 */
export function stepPanelOf({ state, nextStep }: Pick<LeadRow, 'state' | 'nextStep'>) {
  return { isShown: state !== 'lost' || nextStep !== null, asks: state !== 'lost' && state !== 'booked' }
}

export function knownInWords({
  createdAt,
  lastVisit,
  ownerName,
}: Pick<KnownLead, 'createdAt' | 'lastVisit' | 'ownerName'>) {
  const visited = lastVisit && leadTexts.visited(lastVisit.projectName, writtenDay(lastVisit.day))
  const known = [leadTexts.since(writtenDate(createdAt)), visited].filter(Boolean).join(', ')
  return `${known}. ${ownerName ? leadTexts.ownedBy(ownerName) : leadTexts.hasNoOwner}.`
}

export function wantsOf({ projectName, wants }: Pick<LeadRow, 'projectName' | 'wants'>) {
  return [projectName, wants].filter(Boolean).join(', ')
}

export function interestsOf({ projects, wants }: Pick<Lead, 'projects' | 'wants'>): LeadProject[] {
  if (projects.length > 0 || wants === null) return projects
  return [{ name: wants, wants: null, image: null, priceFrom: null, priceTo: null, available: null }]
}

/** For example '3 BHK, ₹92 lakh, 4 left'. */
export function wishIn({ wants, priceFrom, priceTo, available }: LeadProject) {
  const price = priceFrom === null ? null : moneyRange(priceFrom, priceTo ?? priceFrom)
  return [wants, price, available !== null && leadTexts.left(available)].filter(Boolean).join(', ')
}

export function Initials({ name, isOwn }: { name: string; isOwn: boolean }) {
  const letters = name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <span className="lead-initials" data-own={isOwn || undefined} aria-hidden="true">
      {letters}
    </span>
  )
}

export const telOf = (phone: string) => `tel:${phone}`
export const whatsAppOf = (phone: string) => `https://wa.me/${phone.replace('+', '')}`
