import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { ToastContent } from '../ui/overlay/toast-queue.ts'

/** Copies the recovery codes, one per line, and returns the toast for success or for a refusal by the browser. */
export async function copyCodes(codes: readonly string[], clipboard: Pick<Clipboard, 'writeText'>) {
  return clipboard.writeText(codes.join('\n')).then(
    (): ToastContent => ({ kind: 'success', title: secondFactorMessages.copied }),
    (): ToastContent => ({ kind: 'warning', title: secondFactorMessages.notCopied }),
  )
}
