import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Playback {
  /** While true, the carousels and the hero do not advance automatically. */
  isFilmPlaying: boolean
  setFilmPlaying: (isPlaying: boolean) => void
}

const PlaybackContext = createContext<Playback>({ isFilmPlaying: false, setFilmPlaying: () => {} })

export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [isFilmPlaying, setFilmPlaying] = useState(false)
  const playback = useMemo(() => ({ isFilmPlaying, setFilmPlaying }), [isFilmPlaying])
  return <PlaybackContext value={playback}>{children}</PlaybackContext>
}

export function usePlayback() {
  return use(PlaybackContext)
}
