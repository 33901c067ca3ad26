/** Optimised compilation of PGlite's WebAssembly takes 1.4 GB at start; the baseline compiler takes 0.3 GB. */
export const EMBEDDED_DATABASE = '--liftoff-only'

/**
 * Limits V8's young generation, which grows to three times 16 MB and never shrinks. Uncached pages cost a tenth more CPU
 * with it; with the embedded database the memory saved would not matter.
 *
 * @param {{ DATABASE_URL?: string | undefined }} env
 */
export function serverFlags({ DATABASE_URL }) {
  return DATABASE_URL ? [EMBEDDED_DATABASE, '--max-semi-space-size=4'] : [EMBEDDED_DATABASE]
}

/** Limits glibc's malloc arenas: it would create one per thread, and only one thread is busy. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }
