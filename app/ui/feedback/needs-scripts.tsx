import { contentMessages } from '#contract/content/content.messages.ts'

/** On a page that stays empty without scripts, in place of bars that would wait for ever. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="lead">{contentMessages.needsScripts}</p>
    </noscript>
  )
}
