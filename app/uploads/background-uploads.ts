import { sendFile } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The back office's uploads. A module, not a component, owns them: they go on when a screen is left. */
export const backgroundUploads = createUploadQueue({ send: sendFile, pause })

/** Closing the tab ends running uploads, so the browser asks first, in its own words. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

backgroundUploads.subscribe(() => {
  if (backgroundUploads.isRunning()) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
})

function pause(ms: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
  })
}
