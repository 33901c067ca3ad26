import { Upload } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { importsMessages as messages } from '#contract/imports/imports.messages.ts'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { siteToasts } from '../overlay/toasts.tsx'
import { useAddressParams } from '../table/use-address-params.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportCalls } from './use-import.ts'

type ImportButtonProps = Omit<ImportCalls, 'onImported'> & {
  hint: ReactNode
  /** Reads the list again. */
  onImported: () => unknown
}

/** Opens the import of a list. A link with `?import=1` opens it with the screen. */
export function ImportButton({ onImported, ...dialog }: ImportButtonProps) {
  const id = useId()
  const [params, changeParams] = useAddressParams()
  const isLinked = params.has('import')
  const [isOpened, setOpened] = useState(false)

  function close() {
    setOpened(false)
    if (isLinked) changeParams(withoutImport, { replace: true })
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Icon of={Upload} size={16} /> {messages.button}
      </Button>
      <ImportDialog
        {...dialog}
        id={id}
        isOpen={isOpened || isLinked}
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

function withoutImport(before: URLSearchParams) {
  const next = new URLSearchParams(before)
  next.delete('import')
  return next
}
