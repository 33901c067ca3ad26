import { createContext, useContext } from 'react'
import type { FormErrors } from '../../lib/read-form.ts'

interface EditorState {
  /** The errors of what is entered now. */
  live: FormErrors
  /** After a refused save, fields without their own check show their errors too. */
  isSubmitted: boolean
  /** The page is not saved while one of its uploads is running. */
  setBusy: (upload: symbol, isBusy: boolean) => void
}

export const EditorContext = createContext<EditorState>({ live: {}, isSubmitted: false, setBusy: () => {} })

export function useEditor() {
  return useContext(EditorContext)
}
