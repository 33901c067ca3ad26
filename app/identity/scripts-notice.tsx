import { data } from 'react-router'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { NeedsScripts } from '../ui/feedback/needs-scripts.tsx'

export function ScriptsNotice({ posted }: { posted: { wasNotSent: boolean } | undefined }) {
  if (posted?.wasNotSent) return <Alert kind="warning" text={identityMessages.scriptsNeeded} />
  return <NeedsScripts />
}

/**
 * The `action` of pages whose forms need JavaScript, for example to store a session. It ignores a form posted before
 * hydration; such forms use POST so that no password appears in a URL.
 */
export function refuseWithoutScripts() {
  return data({ wasNotSent: true }, { status: 400 })
}
