/** Node's flags for every process of a test. */
export const NODE_FLAGS = [
  // Without it the embedded database needs more than 1 GB during its start.
  '--liftoff-only',
  `--import=${new URL('./load-quickly.mjs', import.meta.url).href}`,
]
