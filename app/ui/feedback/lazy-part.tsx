import { type ComponentType, lazy } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { isServerUp } from '../../lib/is-server-up.ts'
import { Alert } from './alert.tsx'

/** `lazy` for a part of a page. If the part cannot be loaded, a message takes its place; the rest of the page stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: PartFailure as ComponentType<Props> })))
}

/**
 * Browsers do not request a module again that could not be loaded, so the page is reloaded, unless the server cannot be
 * reached.
 */
async function reload() {
  if (await isServerUp()) location.reload()
}

/** Shown in place of a part that could not be loaded. It gets the props of that part, such as `onClose`. */
export function PartFailure({ onClose }: { onClose?: () => void }) {
  const retry = (
    <button className="link" type="button" onClick={reload}>
      {contentMessages.tryAgain}
    </button>
  )
  return <Alert text={contentMessages.loadFailed} reason={retry} onClose={onClose} />
}
