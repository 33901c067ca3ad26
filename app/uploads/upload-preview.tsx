import { FileText, Film } from 'lucide'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { IMAGE_EXTENSIONS, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'

interface UploadPreviewProps {
  folder: UploadFolder
  kind: FileKind
  storedName: string | null
  isSending: boolean
}

/** Pictures are shown; films and papers are named beside a drawing of what they are. */
export function UploadPreview({ folder, kind, storedName, isSending }: UploadPreviewProps) {
  return <div className="upload-preview">{isSending ? <Spinner size={24} /> : whatIsThere()}</div>

  function whatIsThere() {
    if (storedName && isPicture(storedName)) {
      return (
        <Picture
          src={assetAddress(folder, storedName)}
          alt=""
          width={480}
          height={320}
          sizes="400px"
          isGraded={false}
        />
      )
    }
    if (kind === 'image') return <span className="upload-none">{uploadsMessages.noImage}</span>
    return kind === 'video' ? <Icon of={Film} size={24} /> : <Icon of={FileText} size={24} />
  }
}

function isPicture(name: string) {
  return (IMAGE_EXTENSIONS as readonly string[]).includes(extensionOf(name))
}
