import { MessageCircle, Phone } from 'lucide'
import { chatLink, salesPhone } from '#contract/company/company-contacts.ts'
import { useCompany } from '../lib/company.ts'
import { Icon } from '../ui/icon.tsx'
import './contact-shortcuts.css'

/** Hidden until the page has been scrolled. */
export function ContactShortcuts() {
  const company = useCompany()
  const phone = salesPhone(company)
  const chat = chatLink(company)
  if (!phone && !chat) return null
  return (
    <nav className="contact-shortcuts no-print" aria-label="Call or chat">
      {phone && (
        <a href={phone.href} aria-label={`Call ${phone.label}`}>
          <Icon of={Phone} size={20} />
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer" aria-label="Chat with us">
          <Icon of={MessageCircle} size={20} />
        </a>
      )}
    </nav>
  )
}
