import { type KeyboardEvent, type MouseEvent, useContext, useId, useState } from 'react'
import { isBundledPicture, PAGE_FOLDER } from '#contract/content/page-files.ts'
import type { PagePicture } from '#contract/content/page-parts.schema.ts'
import { assetAddress } from '#contract/uploads/uploads.constants.ts'
import { PagePreviewContext } from '../../lib/page-preview.ts'
import { Button } from '../../ui/action/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { useEditor } from './editor-context.ts'
import { errorUnder, pictureRule } from './page-draft.ts'
import { pageLabels } from './page-labels.ts'
import { NO_PICTURE } from './part-forms.ts'
import { useUploadProps } from './use-upload-props.ts'

interface PictureFieldProps {
  label: string
  hint?: string | undefined
  name: string
  isOptional: boolean
  value: PagePicture | null
  change: (update: (before: PagePicture | null) => PagePicture | null) => void
}

export function PictureField({ value, change, ...field }: PictureFieldProps) {
  const file = value?.file ?? ''
  const nothing = field.isOptional ? null : NO_PICTURE
  const set = (changed: Partial<PagePicture>) => change((before) => before && { ...before, ...changed })
  return (
    <fieldset className="page-picture">
      <legend className="sr-only">{field.label}</legend>
      <PictureFile
        {...field}
        name={`${field.name}.file`}
        file={file}
        onChange={(next) =>
          change((before) => (next === null ? nothing : { ...NO_PICTURE, alt: before?.alt ?? '', file: next }))
        }
      />
      {value && file !== '' && (
        <>
          <FocalPoint picture={value} onChange={set} />
          <TextField
            label={pageLabels.altText}
            hint={pageLabels.altHint}
            name={`${field.name}.alt`}
            isOptional
            defaultValue={value.alt}
            onInput={({ currentTarget }) => set({ alt: currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  )
}

interface PictureFileProps extends Omit<PictureFieldProps, 'value' | 'change'> {
  file: string
  onChange: (file: string | null) => void
}

/** An upload field that can also hold a bundled image, which can be replaced by an upload or removed. */
export function PictureFile({ label, hint, name, isOptional, file, onChange }: PictureFileProps) {
  const { live, isSubmitted } = useEditor()
  const isBundled = file !== '' && isBundledPicture(file)
  // Incremented to mount an empty upload field after a bundled image was removed.
  const [round, setRound] = useState(0)
  const upload = useUploadProps((next) => {
    // `next` is null when a failed upload is removed; then the bundled image must stay.
    if (next !== null || !isBundled) onChange(next)
  })

  const mayBeEmpty = isOptional || isBundled
  return (
    <>
      <UploadField
        key={round}
        label={isBundled ? `${label}: ${pageLabels.replacePicture}` : label}
        hint={isBundled ? pageLabels.bundled : hint}
        name={name}
        folder={PAGE_FOLDER.pictures}
        kind="image"
        isOptional={mayBeEmpty}
        defaultValue={isBundled ? null : file}
        validate={pictureRule(mayBeEmpty)}
        error={isSubmitted ? errorUnder(live, name) : null}
        {...upload}
      />
      {isBundled && isOptional && (
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            onChange(null)
            setRound(round + 1)
          }}
        >
          {pageLabels.removePicture}
        </Button>
      )}
    </>
  )
}

const STEP = 5

interface FocalPointProps {
  picture: PagePicture
  onChange: (point: Pick<PagePicture, 'x' | 'y'>) => void
}

function FocalPoint({ picture, onChange }: FocalPointProps) {
  const id = useId()
  const preview = useContext(PagePreviewContext)
  const { file, x, y } = picture
  const src = isBundledPicture(file) ? preview?.bundledSrc(file) : assetAddress(PAGE_FOLDER.pictures, file)

  function choose({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }

  function step(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    onChange({ x: percent((x + right * STEP) / 100), y: percent((y + down * STEP) / 100) })
  }

  return (
    <div className="field">
      <span className="field-label" id={id}>
        {pageLabels.focalPoint}
      </span>
      <div
        className="page-focal"
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={pageLabels.focalValue(x, y)}
        onClick={choose}
        onKeyDown={step}
      >
        {src && <img src={src} alt="" draggable={false} />}
        <span className="page-focal-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {pageLabels.focalHint}
      </p>
    </div>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function percent(share: number) {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
