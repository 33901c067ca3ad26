import { pauseUntilOnline } from '../lib/pause-until-online.ts'
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
