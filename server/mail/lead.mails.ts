import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { composeMail, type MailSite, nameOrNull } from './mail-layout.ts'

interface AssignedLead {
  id: number
  name: string
  projectName: string | null
}

/** Leaves out email addresses and phone numbers, which the new owner sees after signing in. */
export function leadsAssigned(to: string, leads: readonly AssignedLead[], site: MailSite) {
  const [first] = leads
  const isOne = leads.length === 1 && first !== undefined
  const name = isOne ? nameOrNull(first.name) : null
  const what = isOne ? (name ?? 'a lead') : `${leads.length} leads`
  return composeMail(
    () => ({
      to,
      replyTo: null,
      subject: isOne ? `A lead is yours: ${what}` : `${what} are yours`,
      title: `Please look after ${what}`,
      paragraphs: [],
      facts: isOne ? [[catalogMessages.label.project, first.projectName]] : [],
      quote: null,
      action: isOne
        ? { label: 'Open the lead', path: `/admin/leads/${first.id}` }
        : { label: 'Open my leads', path: '/admin/leads?view=mine' },
    }),
    site,
  )
}
