import { contentMessages } from '#contract/content/content.messages.ts'

/** Shown without JavaScript on pages rendered in the browser, in place of a skeleton that would never be replaced. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="lead">{contentMessages.needsScripts}</p>
    </noscript>
  )
}
