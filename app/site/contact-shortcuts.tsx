import { MessageCircle, Phone } from 'lucide'
import { brand } from '#contract/content/brand.ts'
import { Icon } from '../ui/icon.tsx'
import './contact-shortcuts.css'

/** Call and chat buttons, shown once the page has been scrolled. */
export function ContactShortcuts() {
  return (
    <nav className="contact-shortcuts no-print" aria-label="Call or chat">
      <a href={brand.callHref} aria-label={`Call ${brand.salesPhone.label}`}>
        <Icon of={Phone} size={20} />
      </a>
      <a href={brand.chatHref} target="_blank" rel="noopener noreferrer" aria-label="Chat with us">
        <Icon of={MessageCircle} size={20} />
      </a>
    </nav>
  )
}
