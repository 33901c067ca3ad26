import { type ComponentType, lazy } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { isServerUp } from '../../lib/is-server-up.ts'
import { Alert } from './alert.tsx'

/** Like `lazy`, but if the component cannot be loaded, an alert takes its place and the rest of the page stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: PartFailure as ComponentType<Props> })))
}

/**
 * Browsers do not request a failed module again, so only a reload helps. Without a connection, it would lose the page.
 */
async function reload() {
  if (await isServerUp()) location.reload()
}

/** Takes the place of a component that could not be loaded, and gets its props, such as `onClose`. */
export function PartFailure({ onClose }: { onClose?: () => void }) {
  const retry = (
    <button className="link" type="button" onClick={reload}>
      {contentMessages.tryAgain}
    </button>
  )
  return <Alert text={contentMessages.loadFailed} reason={retry} onClose={onClose} />
}
