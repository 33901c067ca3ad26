/**
 * Node flags of the workers of the test runner. They let V8 optimise the embedded database, because a worker uses it
 * for hundreds of tests.
 */
export const LOADER_FLAGS = [`--import=${new URL('./drizzle-resolve-hook.mjs', import.meta.url).href}`]

/**
 * Node flags of every process that a test starts. They keep V8 from optimising the embedded database, which takes more
 * than 1 GB and longer than such a process runs.
 */
export const NODE_FLAGS = ['--liftoff-only', ...LOADER_FLAGS]
