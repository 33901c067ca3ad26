/** Node flags of the workers of the test runner, which use one embedded database for hundreds of tests. */
export const LOADER_FLAGS = [`--import=${new URL('./drizzle-resolve-hook.mjs', import.meta.url).href}`]

/**
 * Node flags of every process that a test starts. It ends soon, so the embedded database's code is not optimised,
 * which would take longer than the process runs, and more than 1 GB.
 */
export const NODE_FLAGS = ['--liftoff-only', ...LOADER_FLAGS]
