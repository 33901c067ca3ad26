import { sendFile } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The uploads of the back office. They belong to the module, so that they continue when a screen unmounts. */
export const backgroundUploads = createUploadQueue({ send: sendFile, pause: pauseUntilOnline })

/** Closing the tab aborts running uploads, so the browser shows its confirmation first. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

backgroundUploads.subscribe(() => {
  if (backgroundUploads.isRunning()) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
})

/** Resolves after the delay, or as soon as the connection is back. */
export function pauseUntilOnline(ms: number) {
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
