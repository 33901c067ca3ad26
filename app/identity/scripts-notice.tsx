import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'

/** Above a form: that it needs scripts where there are none, and that it was not sent where it was sent too early. */
export function ScriptsNotice({ posted }: { posted: { wasNotSent: boolean } | undefined }) {
  if (posted?.wasNotSent) return <Alert kind="warning" text={identityMessages.scriptsNeeded} />
  return <NeedsScripts />
}
