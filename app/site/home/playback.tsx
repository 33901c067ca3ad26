import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Playback {
  /** Whether a film is playing on this page: then all other motion pauses. */
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
