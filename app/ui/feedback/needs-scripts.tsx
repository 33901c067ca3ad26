import { contentMessages } from '#contract/content/content.messages.ts'

/** Shown without JavaScript on pages with forms that need it, and on pages that are rendered in the browser. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="lead">{contentMessages.needsScripts}</p>
    </noscript>
  )
}
