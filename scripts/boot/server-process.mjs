/** PGlite's WebAssembly, compiled at full effort, would take 1.4 GB at start; the first compiler alone takes 0.3 GB. */
export const EMBEDDED_DATABASE = '--liftoff-only'

/**
 * Node lets the room for what is young grow to three times 16 MB and never gives it back. Less of it makes a page that
 * is not kept a tenth dearer; beside the embedded database it would not be noticed.
 *
 * @param {{ DATABASE_URL?: string | undefined }} env
 */
export function serverFlags({ DATABASE_URL }) {
  return DATABASE_URL ? [EMBEDDED_DATABASE, '--max-semi-space-size=4'] : [EMBEDDED_DATABASE]
}

/** The C library would keep a heap of its own for each of our threads, of which all but one have little to do. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '1' }
