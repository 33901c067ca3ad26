/** How every process of a test is started. */
export const NODE_FLAGS = [
  // Without it the embedded database takes over a gigabyte while it starts.
  '--liftoff-only',
  `--import=${new URL('./load-quickly.mjs', import.meta.url).href}`,
]
