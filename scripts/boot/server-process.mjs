/** Optimised compilation of PGlite's WebAssembly takes 1.4 GB at start; the baseline compiler takes 0.3 GB. */
export const EMBEDDED_DATABASE = '--liftoff-only'

/**
 * Flags of the built server. V8's young generation would grow to three times 16 MB and never shrink; with a limit below
 * 8 MB an uncached page costs a sixth more CPU.
 */
export const SERVER_FLAGS = [EMBEDDED_DATABASE, '--max-semi-space-size=8']

/** Limits glibc's malloc arenas: it would create one per thread, and only one thread is busy. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }
