import { dayInWords } from '#contract/appointments/visit-time.ts'
import { LEAD_STATES } from '#contract/leads/leads.constants.ts'
import type { LeadEvent } from '#contract/leads/leads.schema.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { leadTexts } from './lead-texts.ts'

export function eventTitle(event: LeadEvent): string {
  const { kind, projectName, from, to } = event
  switch (kind) {
    case 'enquiry':
      return projectName ? `Enquiry about ${projectName}` : 'Enquiry'
    case 'visit':
      return projectName ? `Visit to ${projectName}` : 'Visit'
    case 'brochure':
      return `Asked for the brochure of ${projectName}`
    case 'follow':
      return `Follows ${projectName}`
    case 'visitMoved':
      return `Visit moved to ${to}`
    case 'visitCancelled':
      return `Visit to ${projectName} cancelled`
    case 'visitCame':
      return `Came to ${projectName}`
    case 'visitMissed':
      return `Did not come to ${projectName}`
    case 'walkIn':
      return projectName ? `Walked in, ${projectName}` : 'Walked in'
    case 'call':
      return event.result === null ? 'Called' : `Called: ${leadTexts.result[event.result].toLowerCase()}`
    case 'whatsapp':
      return 'Wrote on WhatsApp'
    case 'mail':
      return 'Wrote a mail'
    case 'note':
      return leadTexts.note
    case 'state':
      return [
        `${stateName(from)} to ${stateName(to)}`,
        event.lostReason && leadTexts.reason[event.lostReason].toLowerCase(),
      ]
        .filter(Boolean)
        .join(', ')
    case 'owner':
      return to === null ? 'Has no owner now' : `Given to ${to}`
    case 'nextStep':
      return to === null ? leadTexts.stepDone(from ?? '') : `${leadTexts.nextStep}: ${to}`
    case 'merge':
      return `Merged with ${event.text ?? leadTexts.erasedLead}`
    case 'unmerge':
      return `Separated from ${event.text ?? leadTexts.erasedLead}`
  }
}

export function eventDetail(event: LeadEvent): string {
  const { kind, actorName, day, timeSlot, text, from, to } = event
  if (kind === 'enquiry') {
    const source = event.isImported ? leadTexts.source.import : leadTexts.source.enquiry
    return [event.interest, source].filter(Boolean).join(', ')
  }
  if (kind === 'visit')
    return [day && dayInWords(day), timeSlot, actorName].filter(Boolean).join(', ') || leadTexts.source.visit
  if (kind === 'visitMoved') return [from && `Was ${from}`, actorName].filter(Boolean).join(', ')
  if (kind === 'visitCancelled') return [from, text, actorName].filter(Boolean).join(', ')
  const due = kind === 'nextStep' && to !== null && text ? `Due ${momentInWords(text)}` : null
  const dropped = event.droppedStep && leadTexts.stepDropped(event.droppedStep)
  return [actorName, due, dropped].filter(Boolean).join(', ')
}

function stateName(stored: string | null) {
  const state = LEAD_STATES.find((one) => one === stored)
  return state ? leadTexts.state[state] : ''
}
