import { Printer, Share } from 'lucide'
import { useState } from 'react'
import { useSiteSettings } from '../../lib/company.ts'
import { Button, ButtonAnchor } from '../../ui/action/button.tsx'
import { PageLink } from '../../ui/action/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { whatsAppAddress } from '../whatsapp-address.ts'
import { compareMessages as messages } from './compare-texts.ts'
import type { Comparison } from './load-comparison.ts'

export function CompareActions({ comparison: { names, address, add } }: { comparison: Comparison }) {
  const link = `${useSiteSettings().publicUrl ?? ''}${address}`
  const [copied, setCopied] = useState({ link: '', label: '' })

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ link, label: messages.copied })
    } catch {
      // The clipboard is unavailable without HTTPS, or blocked by the visitor.
      setCopied({ link, label: messages.notCopied })
    }
  }

  return (
    <div className="compare-actions no-print">
      <ButtonAnchor
        size="sm"
        href={whatsAppAddress(messages.sent(names, link))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={Share} size={18} /> {messages.sendByWhatsApp}
      </ButtonAnchor>
      <Button className="compare-script" size="sm" variant="ghost" onClick={() => void copy()} aria-live="polite">
        {/* After a change of the comparison the copied link is outdated, so the button offers to copy again. */}
        {copied.link === link ? copied.label : messages.copyLink}
      </Button>
      <Button className="compare-script" size="sm" variant="ghost" onClick={() => print()}>
        <Icon of={Printer} size={18} /> {messages.print}
      </Button>
      {add && (
        <PageLink className="link" to="/find">
          {add}
        </PageLink>
      )}
    </div>
  )
}
