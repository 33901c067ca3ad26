import { createContext, useContext } from 'react'
import type { FormErrors } from '../../lib/read-form.ts'

interface EditorState {
  /** The validation errors of the current values. */
  live: FormErrors
  /** After a refused save, fields without their own validation show their errors too. */
  isSubmitted: boolean
  /** Blocks saving while an upload of the page is running. */
  setBusy: (upload: symbol, isBusy: boolean) => void
}

export const EditorContext = createContext<EditorState>({ live: {}, isSubmitted: false, setBusy: () => {} })

export function useEditor() {
  return useContext(EditorContext)
}
