/** How many items a carousel shows from a minimum width (px). The entry with the largest width that fits applies. */
type ItemsFrom = readonly { width: number; items: number }[]

export interface CarouselSettings {
  items: ItemsFrom
  /** Gap between two items in px. */
  margin: number
  isLooping: boolean
  /** Null disables autoplay. */
  autoplayMs: number | null
}

const DEFAULT_AUTOPLAY_MS = 5_000
const DEFAULT_MARGIN = 20

export const CAROUSEL = {
  banks: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 2 },
      { width: 900, items: 3 },
      { width: 1100, items: 5 },
    ],
    margin: 15,
    isLooping: true,
    autoplayMs: 3_000,
  },
  /** For carousels of the home page without their own entry. */
  home: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 3 },
      { width: 1000, items: 5 },
    ],
    margin: DEFAULT_MARGIN,
    isLooping: false,
    autoplayMs: DEFAULT_AUTOPLAY_MS,
  },
  projectsByCategory: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 2 },
      { width: 1000, items: 3 },
    ],
    margin: DEFAULT_MARGIN,
    isLooping: true,
    autoplayMs: DEFAULT_AUTOPLAY_MS,
  },
  projects: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 2 },
      { width: 1000, items: 3 },
    ],
    margin: DEFAULT_MARGIN,
    isLooping: false,
    autoplayMs: DEFAULT_AUTOPLAY_MS,
  },
  newsAndEvents: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 2 },
      { width: 1000, items: 5 },
    ],
    margin: DEFAULT_MARGIN,
    isLooping: false,
    autoplayMs: DEFAULT_AUTOPLAY_MS,
  },
  gallery: {
    items: [
      { width: 0, items: 1 },
      { width: 600, items: 2 },
      { width: 1000, items: 3 },
      { width: 1201, items: 4 },
    ],
    margin: DEFAULT_MARGIN,
    isLooping: false,
    autoplayMs: DEFAULT_AUTOPLAY_MS,
  },
} as const satisfies Record<string, CarouselSettings>

export const TOAST = {
  fadeMs: 300,
  /** Remaining time after the pointer has left a toast. */
  extensionMs: 1_000,
  site: { durationMs: 5_000, position: 'top-right', preventsDuplicates: false },
  projectScreens: { durationMs: 10_000, position: 'bottom-right', preventsDuplicates: true },
} as const

export const DIALOG = { enterMs: 150, exitMs: 75, maxWidth: '80vw', backdropFallbackMs: 500 } as const

export const HEADER = { fixedAfterPx: 100, heightPx: 90 } as const

export const HOME_SPINNER_MS = 2_000

export const HOME_PROJECT_IMAGE = { width: 556, height: 446 } as const
