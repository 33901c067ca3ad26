import { useEffect, useEffectEvent, useState } from 'react'
import { picturesMessages as messages } from '#contract/content/pictures.messages.ts'
import { pauseUntilOnline } from '../../lib/pause-until-online.ts'
import type { PictureFault } from './picture.tsx'

const RETRY_DELAY_MS = 5_000

/**
 * Tells staff why an image did not load. A stored file may be temporarily unavailable, so the image only counts as
 * broken if the server responds with 404 or the browser cannot decode the file.
 */
export function BrokenPicture({ src, onRetry }: PictureFault) {
  const [state, setState] = useState<'checking' | 'away' | 'broken'>('checking')
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    let isWatching = true
    void watch()
    return () => {
      isWatching = false
    }

    async function watch() {
      while (isWatching) {
        const found = await look(src)
        if (!isWatching) return
        if (found === 'loads') return retry()
        setState(found)
        if (found === 'broken') return
        await pauseUntilOnline(RETRY_DELAY_MS)
      }
    }
  }, [src])

  if (state === 'checking') return null
  return (
    <span className="picture-broken" title={messages[state]}>
      {messages[state]}
    </span>
  )
}

async function look(src: string) {
  const response = await fetch(src).catch(() => null)
  if (response?.status === NOT_FOUND) return 'broken'
  if (!response?.ok) return 'away'
  const image = new Image()
  image.src = src
  return image.decode().then(
    () => 'loads' as const,
    () => 'broken' as const,
  )
}

const NOT_FOUND = 404
