import { Camera, ImagePlus, X } from 'lucide'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { assetAddress, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { FieldNotes } from '../ui/form/field.tsx'
import { useFieldCheck } from '../ui/form/field-check.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts'
import { acceptOf } from './chosen-file.ts'
import { isRunning, type QueuedUpload } from './upload-queue.ts'
import { usePhotographs } from './use-photographs.ts'
import './photographs-field.css'

const { photographs: messages } = uploadsMessages

/** Stands for a file that is not stored yet: the validation refuses a name of one space. */
const MISSING = ' '

/** Returns the stored names in the field's value, one per line. */
export function photographsIn(value: string) {
  return value === '' ? [] : value.split(/\r?\n/)
}

interface PhotographsFieldProps {
  label: ReactNode
  name: string
  folder: UploadFolder
  most: number
  defaultValue?: string | undefined
  onChange: (value: string) => void
  onBusyChange: (isBusy: boolean) => void
  /** Called with the newest day on which one of the chosen files was taken. */
  onTaken: (day: string) => void
}

/** Photographs from the camera of a phone or from files. The form cannot be saved until all of them are stored. */
export function PhotographsField({ label, name, folder, most, defaultValue = '', ...on }: PhotographsFieldProps) {
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(defaultValue)
  const photographs = usePhotographs({
    folder,
    most,
    stored: photographsIn(defaultValue),
    onBusyChange: on.onBusyChange,
    onTaken: on.onTaken,
    onChange(names, missing) {
      const next = [...names, ...Array.from({ length: missing }, () => MISSING)].join('\n')
      setValue(next)
      on.onChange(next)
    },
  })
  const { names, uploads } = photographs
  const all = names.length + uploads.length
  const check = useFieldCheck({ name, initialValue: defaultValue, read: () => ({ value, error: null }) })

  const removal = useFocusAfterRemoval<HTMLUListElement>('button:last-child, input')

  // A changed set of files clears the error of the previous one.
  const checked = useRef(value)
  useEffect(() => {
    if (checked.current === value) return
    checked.current = value
    check.onTouched()
  })

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    photographs.choose([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }

  return (
    <fieldset className="photographs field" data-status={check.status}>
      <legend className="field-label">
        {label} <span>{messages.countOf(all, most)}</span>
      </legend>
      <input type="hidden" name={name} value={value} />
      <Button className="photographs-camera" onClick={() => camera.current?.click()}>
        <Icon of={Camera} size={19} /> {messages.take}
      </Button>
      <input ref={camera} type="file" accept="image/jpeg" capture="environment" hidden onChange={take} />
      <ul {...removal}>
        {names.map((photograph) => (
          <li key={photograph}>
            <Picture
              src={assetAddress(folder, photograph)}
              alt={photograph}
              width={320}
              height={240}
              sizes="110px"
              widths={[320]}
              isGraded={false}
            />
            <IconButton
              label={uploadsMessages.removeFile(photograph)}
              icon={<Icon of={X} size={16} />}
              onClick={() => photographs.remove(photograph)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} data-state={upload.state}>
            <UploadTile upload={upload} />
            {upload.state === 'failed' && (
              <button type="button" className="photographs-retry" onClick={() => photographs.retry(upload.id)}>
                {contentMessages.tryAgain}
              </button>
            )}
            <IconButton
              label={uploadsMessages.removeFile(upload.name)}
              icon={<Icon of={X} size={16} />}
              onClick={() => photographs.cancel(upload.id)}
            />
          </li>
        ))}
        {all < most && (
          <li className="photographs-add">
            <input id={id} type="file" accept={acceptOf('image')} multiple onChange={take} />
            <label htmlFor={id}>
              <Icon of={ImagePlus} size={18} /> {recordsMessages.add}
            </label>
          </li>
        )}
      </ul>
      <p className="photographs-state" role="status">
        {uploads.length > 0 && messages.areUp(names.length, all)}
      </p>
      <FieldNotes id={id} message={photographs.isOver ? messages.tooMany(most) : check.message} />
    </fieldset>
  )
}

function UploadTile({ upload: { name, state, percent, reason } }: { upload: QueuedUpload }) {
  return (
    <span className="photographs-file">
      <b>{name}</b>
      {reason ?? (state === 'offline' ? uploadsMessages.tray.offline : null)}
      {isRunning({ state } as QueuedUpload) && <progress max={100} value={percent} aria-label={name} />}
    </span>
  )
}
