import { type RefObject, useEffect, useRef, useState } from 'react'
import { VIDEO_EMBED_HOST } from '#contract/testimonials/testimonials.constants.ts'
import { LISTENING, playsAccordingTo } from './player-message.ts'

const ORIGIN = `https://${VIDEO_EMBED_HOST}`
const ASK_EVERY_MS = 500
const ASK_AT_MOST = 20

/**
 * Reports when the embedded video plays and stops. The player sends messages once it has received a listening message;
 * while it has sent none, the video counts as playing as long as its frame has the focus.
 */
function usePlayerState(frame: RefObject<HTMLIFrameElement | null>, onChange: (isPlaying: boolean) => void) {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let hasSpoken = false
    let asked = 0

    const asking = setInterval(() => {
      asked += 1
      if (hasSpoken || asked > ASK_AT_MOST) return clearInterval(asking)
      frame.current?.contentWindow?.postMessage(LISTENING, ORIGIN)
    }, ASK_EVERY_MS)

    function hear({ origin, source, data }: MessageEvent) {
      if (origin !== ORIGIN || source !== frame.current?.contentWindow) return
      const isPlaying = playsAccordingTo(data)
      if (isPlaying === null) return
      hasSpoken = true
      onChange(isPlaying)
    }
    function noteFocus() {
      if (!hasSpoken) onChange(document.activeElement === frame.current)
    }

    addEventListener('message', hear, { signal })
    // The window loses the focus when the frame gets it; activeElement is up to date only after the event.
    addEventListener('blur', () => setTimeout(noteFocus), { signal })
    addEventListener('focus', noteFocus, { signal })
    document.addEventListener('focusin', noteFocus, { signal })
    noteFocus()
    return () => {
      stop.abort()
      clearInterval(asking)
      onChange(false)
    }
  }, [frame, onChange])
}

interface FilmPlayerProps {
  title: string
  address: string
  onPlayingChange: (isPlaying: boolean) => void
}

export function FilmPlayer({ title, address, onPlayingChange }: FilmPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [origin] = useState(() => location.origin)
  // The pressed link was unmounted, and the keyboard should control the video.
  useEffect(() => frame.current?.focus(), [])
  usePlayerState(frame, onPlayingChange)

  const query = new URLSearchParams({ autoplay: '1', enablejsapi: '1', rel: '0', playsinline: '1', origin })
  return (
    <iframe
      ref={frame}
      src={`${address}?${query}`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    />
  )
}
