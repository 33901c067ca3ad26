import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import type { ToastContent } from '../ui/overlay/toast-queue.ts'

export async function copyCodes(codes: readonly string[], clipboard: Pick<Clipboard, 'writeText'>) {
  return clipboard.writeText(codes.join('\n')).then(
    (): ToastContent => ({ kind: 'success', title: secondFactorMessages.copied }),
    (): ToastContent => ({ kind: 'warning', title: secondFactorMessages.notCopied }),
  )
}
