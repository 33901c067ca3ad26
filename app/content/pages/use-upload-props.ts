import { useEffect, useRef } from 'react'
import { useEditor } from './editor-context.ts'

export function useUploadProps(onChange: (file: string | null) => void) {
  const { setBusy } = useEditor()
  // An upload calls the handler of the render in which it started, but its field may have been moved since.
  const latest = useRef(onChange)
  latest.current = onChange
  const id = useRef(Symbol('upload'))

  // Removing a field aborts its upload without calling the handler.
  useEffect(() => {
    const { current } = id
    return () => setBusy(current, false)
  }, [setBusy])

  return {
    onChange: (file: string | null) => latest.current(file),
    onBusyChange: (isBusy: boolean) => setBusy(id.current, isBusy),
  }
}
