import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { pauseUntilOnline } from '../lib/pause-until-online.ts'
import { refusalOf } from './chosen-file.ts'
import { daysOf, withDays } from './days-of-files.ts'
import { sendFile } from './send-file.ts'
import { shrinkPhotograph } from './shrink-photograph.ts'
import { createUploadQueue, isRunning } from './upload-queue.ts'

interface PhotographsOptions {
  folder: UploadFolder
  most: number
  stored: readonly string[]
  onChange: (names: readonly string[], missing: number) => void
  onBusyChange: (isBusy: boolean) => void
  onTaken: (day: string) => void
}

/** Uploads several images in one form, each separately. Retries automatically after a lost connection, or by hand. */
export function usePhotographs({ folder, most, stored, onChange, onBusyChange, onTaken }: PhotographsOptions) {
  const [names, setNames] = useState(stored)
  const [isOver, setOver] = useState(false)
  const [queue] = useState(() => createUploadQueue({ send: sendFile, pause: pauseUntilOnline }))
  const uploads = useSyncExternalStore(queue.subscribe, queue.read).filter(({ state }) => state !== 'done')
  const missing = uploads.length
  const isBusy = uploads.some(isRunning)

  const report = useRef({ onChange, onBusyChange, onTaken })
  report.current = { onChange, onBusyChange, onTaken }
  useEffect(() => report.current.onChange(names, missing), [names, missing])
  useEffect(() => report.current.onBusyChange(isBusy), [isBusy])
  useEffect(() => () => queue.clear(), [queue])

  async function suggestDay(files: readonly File[]) {
    const { last } = daysOf(await withDays(files))
    if (last !== '') report.current.onTaken(last)
  }

  return {
    names,
    uploads,
    /** Whether more files were chosen than allowed. */
    isOver,
    choose(files: readonly File[]) {
      const room = most - names.length - uploads.length
      setOver(files.length > room)
      const added = files.slice(0, Math.max(0, room))
      void suggestDay(added)
      void queue.add({
        files: added,
        folder,
        purpose: null,
        prepare: shrinkPhotograph,
        check: (file) => refusalOf(file, { folder, kind: 'image', purpose: null }),
        attach: async (name) => {
          setNames((before) => [...before, name])
          return { ok: true, status: 200, message: '', data: null }
        },
        onSettled: () => undefined,
      })
    },
    retry: (id: number) => void queue.retry(id),
    cancel: (id: number) => queue.remove(id),
    remove: (name: string) => setNames((before) => before.filter((one) => one !== name)),
  }
}
