import { TriangleAlert } from 'lucide'
import { listLeadConsents } from '#contract/consent/consent.endpoints.ts'
import { useCall } from '../lib/use-call.ts'
import { Icon } from '../ui/icon.tsx'
import { leadTexts } from './lead-texts.ts'
import { withdrawnConsents } from './withdrawn-consents.ts'

const WARNING_ID = 'contact-warning'

function useWithdrawn(leadId: number) {
  return withdrawnConsents(useCall(listLeadConsents, { params: { leadId } }).data ?? [])
}

export function ContactWarning({ leadId }: { leadId: number }) {
  const sentences = useWithdrawn(leadId)
  if (sentences.length === 0) return null
  return (
    <section id={WARNING_ID} className="lead-warning" aria-label={leadTexts.consentWithdrawn}>
      <Icon of={TriangleAlert} size={18} />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

export function ContactWarningLink({ leadId }: { leadId: number }) {
  if (useWithdrawn(leadId).length === 0) return null
  return (
    <a className="lead-warning-link" href={`#${WARNING_ID}`}>
      <Icon of={TriangleAlert} size={16} /> {leadTexts.consentWithdrawn}
    </a>
  )
}
