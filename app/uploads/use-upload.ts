import { useEffect, useRef, useState } from 'react'
import { type Destination, refusalOf } from './chosen-file.ts'
import { sendFile } from './send-file.ts'

interface UploadOptions extends Destination {
  defaultValue: string | null
  refusal?: string | undefined
  onChange?: ((storedName: string | null) => void) | undefined
  onBusyChange?: ((isBusy: boolean) => void) | undefined
}

interface Sending {
  name: string
  percent: number
}

export function useUpload({
  folder,
  kind,
  purpose,
  defaultValue,
  refusal: words,
  onChange,
  onBusyChange,
}: UploadOptions) {
  const [storedName, setStoredName] = useState(defaultValue)
  const [sent, setSent] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ file: File; reason: string | null } | null>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  function keep(name: string | null) {
    setStoredName(name)
    onChange?.(name)
  }

  function stop() {
    running.current?.abort()
    running.current = null
    setSending(null)
    onBusyChange?.(false)
  }

  async function choose(file: File) {
    stop()
    setFailure(null)
    const fault = refusalOf(file, { folder, kind, purpose }, words)
    setRefusal(fault)
    if (fault !== null) return

    const upload = new AbortController()
    running.current = upload
    setSending({ name: file.name, percent: 0 })
    onBusyChange?.(true)
    const onProgress = (percent: number) => {
      if (!upload.signal.aborted) setSending({ name: file.name, percent })
    }
    const outcome = await sendFile({ file, folder, purpose, onProgress, signal: upload.signal })
    if (upload.signal.aborted) return
    stop()
    if (!outcome.ok) return setFailure({ file, reason: outcome.reason === 'refused' ? outcome.message : null })
    setSent(outcome.data)
    keep(outcome.data)
  }

  return {
    storedName,
    /** Whether the stored file was uploaded in this form. */
    isNew: storedName !== null && storedName === sent,
    sending,
    refusal,
    failure,
    choose,
    cancel: stop,
    remove() {
      setRefusal(null)
      keep(null)
    },
  }
}
