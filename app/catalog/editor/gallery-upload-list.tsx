import { Check, CircleAlert, X } from 'lucide'
import { say } from '#contract/catalog/editor.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say as uploadsSay } from '#contract/uploads/uploads.messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { GalleryUpload } from './use-gallery-uploads.ts'
import './gallery-upload-list.css'

interface GalleryUploadListProps {
  uploads: readonly GalleryUpload[]
  isSending: boolean
  onCancel: () => void
  onClear: () => void
}

/** What became of each chosen file. */
export function GalleryUploadList({ uploads, isSending, onCancel, onClear }: GalleryUploadListProps) {
  if (uploads.length === 0) return null
  return (
    <Panel className="gallery-uploads">
      {uploads.some(({ state }) => state === 'failed') && <Alert text={uploadsSay.uploadFailed} />}
      <ul aria-busy={isSending || undefined}>
        {uploads.map(({ id, name, state, percent, reason }) => (
          <li key={id} data-state={state}>
            <b>{name}</b>
            <span>
              {state === 'added' && <Icon of={Check} size={16} />}
              {reason !== null && <Icon of={CircleAlert} size={16} />}
              {WORDS[state] ?? reason ?? uploadsSay.uploading(percent)}
            </span>
            {state === 'sending' && <progress max={100} value={percent} aria-label={name} />}
          </li>
        ))}
      </ul>
      <div className="gallery-uploads-end">
        <Button variant="ghost" size="sm" onClick={isSending ? onCancel : onClear}>
          <Icon of={X} size={16} /> {isSending ? common.cancel : common.close}
        </Button>
      </div>
    </Panel>
  )
}

const WORDS: Partial<Record<GalleryUpload['state'], string>> = {
  waiting: say.gallery.waiting,
  added: say.gallery.attached,
}
