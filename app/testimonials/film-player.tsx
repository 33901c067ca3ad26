import { useEffect, useRef, useState } from 'react'
import { usePlayerState } from './use-player-state.ts'

interface FilmPlayerProps {
  title: string
  address: string
  onPlayingChange: (isPlaying: boolean) => void
}

export function FilmPlayer({ title, address, onPlayingChange }: FilmPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [origin] = useState(() => location.origin)
  // The link that was pressed is gone, and the keys belong to the film now.
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
