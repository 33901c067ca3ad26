import { contentMessages } from '#contract/content/content.messages.ts'

export function NeedsScripts() {
  return (
    <noscript>
      <p className="lead">{contentMessages.needsScripts}</p>
    </noscript>
  )
}
