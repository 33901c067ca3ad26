import { data } from 'react-router'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'

/** Tells visitors without JavaScript that the form needs them, and that a form posted before hydration was not sent. */
export function ScriptsNotice({ posted }: { posted: { wasNotSent: boolean } | undefined }) {
  if (posted?.wasNotSent) return <Alert kind="warning" text={identityMessages.scriptsNeeded} />
  return <NeedsScripts />
}

/**
 * The `action` of the account pages. Their forms need scripts, because only scripts can store a session. A form posted
 * before hydration ends here and is ignored; it uses POST so that no password appears in a URL.
 */
export function refuseWithoutScripts() {
  return data({ wasNotSent: true }, { status: 400 })
}
