import { type RefObject, useEffect, useRef, useState } from 'react'
import { VIDEO_EMBED_HOST } from '#contract/testimonials/testimonials.constants.ts'

/** The embedded player reports its state only after it has received this message. */
const LISTENING_MESSAGE = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' })

/** Whether the embedded player reports that it is playing. Null for a message without a state. */
export function playingStateOf(message: unknown): boolean | null {
  const { event, info } = asRecord(typeof message === 'string' ? parsed(message) : message)
  const state = event === 'onStateChange' ? info : asRecord(info).playerState
  if (typeof state !== 'number') return null
  return state === PLAYING || state === BUFFERING
}

const PLAYING = 1
const BUFFERING = 3

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const ORIGIN = `https://${VIDEO_EMBED_HOST}`
const RETRY_MS = 500
const MAX_ATTEMPTS = 20

/**
 * Reports when the embedded video plays and stops. Until the player has sent a message, the video counts as playing as
 * long as its frame has the focus.
 */
function usePlayerState(frame: RefObject<HTMLIFrameElement | null>, onChange: (isPlaying: boolean) => void) {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let hasReported = false
    let attempts = 0

    const timer = setInterval(() => {
      attempts += 1
      if (hasReported || attempts > MAX_ATTEMPTS) return clearInterval(timer)
      frame.current?.contentWindow?.postMessage(LISTENING_MESSAGE, ORIGIN)
    }, RETRY_MS)

    function handleMessage({ origin, source, data }: MessageEvent) {
      if (origin !== ORIGIN || source !== frame.current?.contentWindow) return
      const isPlaying = playingStateOf(data)
      if (isPlaying === null) return
      hasReported = true
      onChange(isPlaying)
    }
    function reportFocus() {
      if (!hasReported) onChange(document.activeElement === frame.current)
    }

    addEventListener('message', handleMessage, { signal })
    // The window loses the focus when the frame gets it; activeElement is up to date only after the event.
    addEventListener('blur', () => setTimeout(reportFocus), { signal })
    addEventListener('focus', reportFocus, { signal })
    document.addEventListener('focusin', reportFocus, { signal })
    reportFocus()
    return () => {
      stop.abort()
      clearInterval(timer)
      onChange(false)
    }
  }, [frame, onChange])
}

interface FilmPlayerProps {
  title: string
  address: string
  onPlayingChange: (isPlaying: boolean) => void
}

export default function FilmPlayer({ title, address, onPlayingChange }: FilmPlayerProps) {
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
