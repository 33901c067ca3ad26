import { Check, ChevronDown, ChevronUp, CircleAlert, X } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Icon } from '../ui/icon.tsx'
import { backgroundUploads } from './background-uploads.ts'
import { isRunning, type QueuedUpload } from './upload-queue.ts'
import './upload-tray.css'

export function UploadTray() {
  const uploads = useSyncExternalStore(backgroundUploads.subscribe, backgroundUploads.read)
  // Collapsed at first on a phone, because the list would cover half of the screen.
  const [isFolded, setFolded] = useState(() => matchMedia('(max-width: 599px)').matches)
  const [isAsking, setAsking] = useState(false)
  if (uploads.length === 0) return null

  const running = uploads.filter(isRunning).length
  const failed = uploads.filter(({ reason }) => reason !== null).length
  const done = uploads.filter(({ state }) => state === 'done').length

  function close() {
    if (running > 0) return setAsking(true)
    clear()
  }

  function clear() {
    setAsking(false)
    backgroundUploads.clear()
    document.getElementById('main')?.focus()
  }

  return (
    <section className="upload-tray" aria-label={uploadsMessages.tray.title} data-folded={isFolded || undefined}>
      <div className="upload-tray-head">
        <p role="status">
          {running > 0
            ? uploadsMessages.tray.running(done, uploads.length)
            : uploadsMessages.tray.finished({ done, failed })}
        </p>
        <IconButton
          label={isFolded ? uploadsMessages.tray.show : uploadsMessages.tray.hide}
          icon={<Icon of={isFolded ? ChevronUp : ChevronDown} size={18} />}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton
          label={running > 0 ? uploadsMessages.tray.cancel : contentMessages.close}
          icon={<Icon of={X} size={18} />}
          onClick={close}
        />
      </div>
      {isAsking && running > 0 && (
        <div className="upload-tray-question" role="alertdialog" aria-label={uploadsMessages.tray.cancelQuestion}>
          <p>{uploadsMessages.tray.cancelQuestion}</p>
          <Button variant="ghost" size="sm" autoFocus onClick={() => setAsking(false)}>
            {uploadsMessages.tray.goOn}
          </Button>
          <Button variant="danger" size="sm" onClick={clear}>
            {uploadsMessages.tray.cancel}
          </Button>
        </div>
      )}
      {uploads.some(({ state }) => state === 'failed') && <Alert text={uploadsMessages.uploadFailed} />}
      {!isFolded && (
        <ul aria-busy={running > 0 || undefined}>
          {uploads.map((upload) => (
            <TrayRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TrayRow({ upload: { id, name, state, percent, reason } }: { upload: QueuedUpload }) {
  return (
    <li data-state={state}>
      <b title={name}>{name}</b>
      <span>
        {state === 'done' && <Icon of={Check} size={16} />}
        {reason !== null && <Icon of={CircleAlert} size={16} />}
        {reason ?? TEXTS[state] ?? uploadsMessages.uploading(percent)}
      </span>
      {state === 'failed' && (
        <Button
          variant="line"
          size="sm"
          aria-label={uploadsMessages.tray.tryAgain(name)}
          onClick={() => void backgroundUploads.retry(id)}
        >
          {contentMessages.tryAgain}
        </Button>
      )}
      {state === 'sending' && <progress max={100} value={percent} aria-label={name} />}
    </li>
  )
}

const TEXTS: Partial<Record<QueuedUpload['state'], string>> = {
  waiting: uploadsMessages.tray.waiting,
  offline: uploadsMessages.tray.offline,
  done: uploadsMessages.tray.done,
}
