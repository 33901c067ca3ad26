/** Number of items from a minimum width in pixels. The largest width that fits applies. */
type ItemsFrom = readonly { width: number; items: number }[]

export interface CarouselSettings {
  items: ItemsFrom
  /** The gap between two items in pixels. */
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
