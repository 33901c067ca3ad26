import { CircleAlert, FileText, Film, Trash2, X } from 'lucide'
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { IMAGE_EXTENSIONS } from '#contract/uploads/upload-limits.ts'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { assetAddress, UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { FieldLabel, FieldNotes, type FieldProps, fieldAria } from '../ui/form/field.tsx'
import { useFieldCheck } from '../ui/form/field-check.ts'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { acceptOf, purposeOf } from './chosen-file.ts'
import { PictureKind } from './picture-kind.tsx'
import { takenOn } from './taken-on.ts'
import { useUpload } from './use-upload.ts'
import './upload-field.css'

interface UploadFieldProps {
  label: ReactNode
  /** The form field with the stored name; empty if there is no file. */
  name: string
  folder: UploadFolder
  kind: FileKind
  purpose?: string
  defaultValue?: string | null | undefined
  /** Overrides the message for a file of the wrong type. */
  refusal?: string
  isOptional?: boolean
  /** Defaults to the rules of the form by name. */
  validate?: FieldProps['validate']
  error?: string | null
  hint?: ReactNode
  /** row: small preview beside the text; wide: preview across the field. */
  look?: 'row' | 'wide'
  /** If set, staff are asked what the image shows, and this name is part of the accessible label. */
  asksKindAs?: string
  className?: string
  onChange?: (storedName: string | null) => void
  /** The form must not be saved while its file is being uploaded. */
  onBusyChange?: (isBusy: boolean) => void
}

export function UploadField(props: UploadFieldProps) {
  const { label, name, folder, kind, purpose, defaultValue = null, refusal, isOptional, validate, error, hint } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  const upload = useUpload({
    folder,
    kind,
    purpose: purposeOf(kind, purpose),
    defaultValue: defaultValue || null,
    refusal,
    onChange: props.onChange,
    onBusyChange: props.onBusyChange,
  })
  const { storedName, sending } = upload
  const check = useFieldCheck({
    name,
    error,
    validate,
    initialValue: storedName ?? '',
    read: () => ({ value: storedName ?? '', error: null }),
  })
  const message = upload.refusal === null ? check.message : null

  // A new file clears the error of the previous one.
  const checked = useRef(storedName)
  useEffect(() => {
    if (checked.current === storedName) return
    checked.current = storedName
    check.onTouched()
  })

  function take(file: File | undefined) {
    if (!file) return
    if (props.asksKindAs) void takenOn(file).then(setDay)
    void upload.choose(file)
  }

  function takeChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files?.[0])
    // Otherwise choosing the same file again would not fire a change event.
    currentTarget.value = ''
  }

  function takeDropped(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  function holdOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  /** The pressed button is removed with the file, so the focus moves to the file input. */
  function andReturn(act: () => void) {
    act()
    chooser.current?.focus()
  }

  const aria = fieldAria({ id, hint, message })
  return (
    <div
      className={classNames('field', 'upload', `upload-${props.look ?? 'row'}`, props.className)}
      data-status={upload.refusal === null ? check.status : 'invalid'}
    >
      <label className="field-label" htmlFor={id}>
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      <input type="hidden" name={name} value={storedName ?? ''} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the chooser inside does the same by click and keyboard */}
      <div
        className="upload-box"
        data-over={isOver || undefined}
        aria-busy={sending !== null || undefined}
        onDragOver={holdOver}
        onDragLeave={() => setOver(false)}
        onDrop={takeDropped}
      >
        <UploadPreview folder={folder} kind={kind} storedName={storedName} isSending={sending !== null} />
        <div className="upload-words" id={`${id}-file`}>
          {sending ? (
            <>
              <b className="upload-name">{sending.name}</b>
              <span>{uploadsMessages.uploading(sending.percent)}</span>
              <progress className="upload-progress" max={100} value={sending.percent} aria-label={sending.name} />
            </>
          ) : (
            <>
              {storedName && <b className="upload-name">{originalNameOf(storedName)}</b>}
              <span className="upload-ways">
                {storedName && (
                  <a className="upload-download" href={assetAddress(folder, storedName)} download>
                    {uploadsMessages.download}
                  </a>
                )}
                <u>{storedName ? uploadsMessages.replaceFile : uploadsMessages.chooseFile}</u>{' '}
                {!storedName && uploadsMessages.orDropIt}
              </span>
            </>
          )}
        </div>
        <input
          ref={chooser}
          className="upload-chooser"
          id={id}
          type="file"
          accept={acceptOf(kind)}
          onChange={takeChosen}
          aria-invalid={upload.refusal !== null || aria['aria-invalid']}
          aria-describedby={classNames(
            aria['aria-describedby'],
            upload.refusal !== null && `${id}-refusal`,
            `${id}-file`,
          )}
        />
        {sending ? (
          <IconButton
            className="upload-end"
            label={uploadsMessages.cancelUpload}
            icon={<Icon of={X} size={17} />}
            onClick={() => andReturn(upload.cancel)}
          />
        ) : (
          storedName && (
            <IconButton
              className="upload-end"
              label={uploadsMessages.removeFile(originalNameOf(storedName))}
              icon={<Icon of={Trash2} size={17} />}
              onClick={() => andReturn(upload.remove)}
            />
          )
        )}
      </div>
      {props.asksKindAs &&
        storedName &&
        !sending &&
        (folder === UPLOAD_FOLDER.images || folder === UPLOAD_FOLDER.banners) && (
          <PictureKind
            picture={{ folder, file: storedName }}
            name={props.asksKindAs}
            suggestedDay={upload.isNew ? day : null}
          />
        )}
      <p className="sr-only" role="status">
        {upload.isNew && uploadsMessages.uploaded}
      </p>
      {upload.refusal !== null && (
        <p className="field-error" id={`${id}-refusal`} role="alert">
          <Icon of={CircleAlert} size={16} />
          {upload.refusal}
        </p>
      )}
      {upload.failure && <FormAlert text={uploadsMessages.uploadFailed} reason={upload.failure.reason} />}
      {upload.failure?.reason === null && (
        <Button variant="line" size="sm" onClick={() => andReturn(() => take(upload.failure?.file))}>
          {contentMessages.tryAgain}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} message={message} />
    </div>
  )
}

interface UploadPreviewProps {
  folder: UploadFolder
  kind: FileKind
  storedName: string | null
  isSending: boolean
}

function UploadPreview({ folder, kind, storedName, isSending }: UploadPreviewProps) {
  return <div className="upload-preview">{isSending ? <Spinner size={24} /> : preview()}</div>

  function preview() {
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
