import { Copy } from 'lucide'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { siteToasts } from '../ui/overlay/toasts.tsx'

interface RecoveryCodeListProps {
  codes: readonly string[]
  /** What has just happened: two-step sign-in was turned on, or the earlier codes were replaced. */
  news: string
  onDone: () => void
}

/** The one time that the codes can be read. */
export function RecoveryCodeList({ codes, news, onDone }: RecoveryCodeListProps) {
  async function copy() {
    // The browser may refuse; the codes can still be read and copied by hand.
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    if (!isCopied) return siteToasts.show({ kind: 'warning', title: secondFactorMessages.notCopied })
    siteToasts.show({ kind: 'success', title: secondFactorMessages.copied })
  }

  return (
    <div className="second-factor">
      <p role="status">{news}</p>
      <p>{secondFactorMessages.recoveryLead}</p>
      <ul className="second-factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-factor-end">
        {/* Browsers offer the clipboard to pages on https and on this machine only. */}
        {navigator.clipboard && (
          <Button variant="ghost" onClick={() => void copy()}>
            <Icon of={Copy} size={16} /> {secondFactorMessages.copyCodes}
          </Button>
        )}
        <Button onClick={onDone}>{secondFactorMessages.codesKept}</Button>
      </div>
    </div>
  )
}
