import { MessageCircle, Phone } from 'lucide-react'
import { brand } from '#contract/content/brand.ts'
import './contact-shortcuts.css'

/** Call and chat, once the page has been scrolled. */
export function ContactShortcuts() {
  return (
    <nav className="contact-shortcuts no-print" aria-label="Call or chat">
      <a href={brand.callHref} aria-label={`Call ${brand.salesPhone.label}`}>
        <Phone size={20} />
      </a>
      <a href={brand.chatHref} target="_blank" rel="noopener noreferrer" aria-label="Chat with us">
        <MessageCircle size={20} />
      </a>
    </nav>
  )
}
