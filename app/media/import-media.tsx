import { listMediaItems } from '#contract/media/media.endpoints.ts'
import {
  MEDIA_IMPORT_COLUMNS,
  MEDIA_IMPORT_EXAMPLE,
  MEDIA_IMPORT_REQUIRED,
} from '#contract/media/media-import.constants.ts'
import { importMediaItems, previewMediaItems } from '#contract/media/media-import.endpoints.ts'
import { mediaImportMessages } from '#contract/media/media-import.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { useRefresh } from '../lib/use-call.ts'
import { RecordImportDialog } from '../uploads/record-import-dialog.tsx'

type ImportMediaProps = { isOpen: boolean; onClose: () => void }

export function ImportMedia({ isOpen, onClose }: ImportMediaProps) {
  const refresh = useRefresh()
  return (
    <RecordImportDialog
      isOpen={isOpen}
      onClose={onClose}
      hint={mediaImportMessages.hint}
      template={{
        name: 'media',
        columns: MEDIA_IMPORT_COLUMNS,
        required: MEDIA_IMPORT_REQUIRED,
        example: MEDIA_IMPORT_EXAMPLE,
      }}
      preview={(body) => browserApi(previewMediaItems, { body })}
      store={(body) => browserApi(importMediaItems, { body })}
      onImported={() => void refresh(listMediaItems)}
    />
  )
}
