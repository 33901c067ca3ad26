import { Upload } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { ImportPreview } from '#contract/imports/import-preview.schema.ts'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { siteToasts } from '../overlay/toast-queues.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportCalls } from './use-import.ts'
import { useImportInAddress } from './use-import-in-address.ts'

type ImportButtonProps = Omit<ImportCalls<ImportPreview>, 'onImported'> & {
  hint: ReactNode
  onImported: () => unknown
}

export function ImportButton({ onImported, ...dialog }: ImportButtonProps) {
  const id = useId()
  const { isOpen, open, close } = useImportInAddress()

  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={open}>
        <Icon of={Upload} size={16} /> {messages.button}
      </Button>
      <ImportDialog
        {...dialog}
        id={id}
        isOpen={isOpen}
        onClose={close}
        onImported={(message) => {
          close()
          siteToasts.show({ kind: 'success', title: message })
          onImported()
        }}
      />
    </>
  )
}
