/** Node flags of the test runner and of every process that a test starts. */
export const NODE_FLAGS = [
  // Without this flag the embedded database needs more than 1 GB during its start.
  '--liftoff-only',
  `--import=${new URL('./drizzle-resolve-hook.mjs', import.meta.url).href}`,
]
