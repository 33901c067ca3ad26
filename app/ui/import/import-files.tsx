import { Files, FolderOpen } from 'lucide'
import { type Ref, useRef } from 'react'
import { recordImportsMessages as messages } from '#contract/imports/record-imports.messages.ts'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { type ChosenFile, filesOf } from './dropped-files.ts'

type ImportFilesProps = {
  count: number
  missing: readonly string[]
  accept: string
  isBusy: boolean
  onChoose: (files: readonly ChosenFile[]) => void
}

/** Chooses the files that a CSV file refers to, either as a folder or one by one. */
export function ImportFiles({ count, missing, accept, isBusy, onChoose }: ImportFilesProps) {
  const folder = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  return (
    <section className="import-files" aria-label={messages.files}>
      <div>
        <h3>{messages.files}</h3>
        <p>{messages.filesHint}</p>
        {/* Always rendered, so that screen readers announce changes. */}
        <p className="import-files-count" role="status">
          {count > 0 && messages.filesChosen(count)}
        </p>
        {missing.length > 0 && (
          <p className="import-files-missing">
            {messages.missingNames(missing.slice(0, NAMED_FILES), Math.max(0, missing.length - NAMED_FILES))}
          </p>
        )}
      </div>
      <div className="import-files-actions">
        <Button
          className="import-folder"
          variant="ghost"
          size="sm"
          isBusy={isBusy}
          onClick={() => folder.current?.click()}
        >
          <Icon of={FolderOpen} size={16} /> {messages.chooseFolder}
        </Button>
        <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => files.current?.click()}>
          <Icon of={Files} size={16} /> {messages.chooseFiles}
        </Button>
      </div>
      <Chooser ref={folder} label={messages.chooseFolder} isFolder onChoose={onChoose} />
      <Chooser ref={files} label={messages.chooseFiles} accept={accept} onChoose={onChoose} />
    </section>
  )
}

const NAMED_FILES = 5

type ChooserProps = {
  ref: Ref<HTMLInputElement>
  label: string
  accept?: string
  isFolder?: boolean
  onChoose: ImportFilesProps['onChoose']
}

function Chooser({ ref, label, accept, isFolder, onChoose }: ChooserProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      multiple
      accept={accept}
      {...(isFolder && { webkitdirectory: '' })}
      aria-label={label}
      onChange={({ target }) => {
        onChoose(filesOf(target))
        target.value = ''
      }}
    />
  )
}
