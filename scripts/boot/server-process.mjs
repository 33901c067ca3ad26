/** Optimised compilation of PGlite's WebAssembly takes 1.4 GB at start; the baseline compiler takes 0.3 GB. */
export const EMBEDDED_DATABASE = '--liftoff-only'

/**
 * With PostgreSQL, limits V8's young generation, which would grow to three times 16 MB and never shrink. The limit
 * costs a tenth more CPU for uncached pages. With the embedded database the saved memory would not matter.
 *
 * @param {{ DATABASE_URL?: string | undefined }} env
 */
export function serverFlags({ DATABASE_URL }) {
  return DATABASE_URL ? [EMBEDDED_DATABASE, '--max-semi-space-size=4'] : [EMBEDDED_DATABASE]
}

/** Limits glibc's malloc arenas: it would create one per thread, and only one thread is busy. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }
