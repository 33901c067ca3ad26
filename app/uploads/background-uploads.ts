import { pauseUntilOnline } from '../lib/pause-until-online.ts'
import { sendFile } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Belongs to the module, so that uploads continue when a screen unmounts. */
export const backgroundUploads = createUploadQueue({ send: sendFile, pause: pauseUntilOnline })

/** Closing the tab would abort running uploads, so the browser asks for confirmation first. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

backgroundUploads.subscribe(() => {
  if (backgroundUploads.isRunning()) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
})
