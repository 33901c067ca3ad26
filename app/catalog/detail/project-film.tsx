import { Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import './project-film.css'

interface ProjectFilmProps {
  name: string
  film: string
  still: { folder: typeof UPLOAD_FOLDER.banners | typeof UPLOAD_FOLDER.images; file: string }
}

// Transparent, because Chromium paints its own grey poster over the still image if there is none.
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * The still image is an element behind the video, because a poster can be neither lazy-loaded nor responsive. Until
 * hydration the video has native controls.
 */
export function ProjectFilm({ name, film, still }: ProjectFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [isStarted, setStarted] = useState(false)

  useEffect(() => {
    // The visitor may have started the video with the native controls before hydration.
    setStarted(video.current?.paused === false)
    setHydrated(true)
  }, [])

  function play() {
    setStarted(true)
    video.current?.focus()
    // If the browser refuses to play, the native controls remain.
    video.current?.play().catch((cause) => console.warn('The film did not start:', cause))
  }

  return (
    <section
      id="walkthrough"
      className="project-film on-ink"
      aria-label="Walkthrough"
      data-started={isStarted || undefined}
      data-hydrated={isHydrated || undefined}
    >
      <Picture src={assetAddress(still.folder, still.file)} alt="" width={1920} height={1080} sizes="100vw" />
      {/* biome-ignore lint/a11y/useMediaCaption: uploads have no caption files, and the videos have no speech */}
      <video
        ref={video}
        src={assetAddress(UPLOAD_FOLDER.videos, film)}
        poster={CLEAR}
        controls={!isHydrated || isStarted}
        preload="none"
        playsInline
        tabIndex={isHydrated && !isStarted ? -1 : undefined}
        aria-label={`Walkthrough film of ${name}`}
        onPlay={() => setStarted(true)}
      />
      {!isStarted && (
        <button type="button" className="project-film-play" onClick={play}>
          <span className="project-film-mark">
            <Icon of={Play} size={34} />
          </span>
          <span>
            <b>Walk through it</b>
            <span>Play the film</span>
          </span>
        </button>
      )}
    </section>
  )
}
