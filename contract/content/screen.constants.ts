export const TOAST = {
  fadeMs: 300,
  /** Remaining time after the pointer leaves a toast. */
  extensionMs: 1_000,
  site: { durationMs: 5_000, position: 'top-right', preventsDuplicates: false },
  projectScreens: { durationMs: 10_000, position: 'bottom-right', preventsDuplicates: true },
} as const

export const DIALOG = { enterMs: 150, exitMs: 75, maxWidth: '80vw', backdropFallbackMs: 500 } as const

export const HEADER = { fixedAfterPx: 100, heightPx: 90 } as const

export const HOME_SPINNER_MS = 2_000

export const HOME_PROJECT_IMAGE = { width: 556, height: 446 } as const
