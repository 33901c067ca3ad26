import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'

/** Tells visitors without scripts that the form needs them, and that a form posted before hydration was not sent. */
export function ScriptsNotice({ posted }: { posted: { wasNotSent: boolean } | undefined }) {
  if (posted?.wasNotSent) return <Alert kind="warning" text={identityMessages.scriptsNeeded} />
  return <NeedsScripts />
}
