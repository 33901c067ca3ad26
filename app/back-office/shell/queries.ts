import { QueryClient } from '@tanstack/react-query'

/** What the back office has read. One for all its screens, in the browser only; emptied at every sign-out. */
export const queries = new QueryClient({
  defaultOptions: {
    // A failed reading says so at once and offers to try again. The server may be on this very machine: no network needed.
    queries: { retry: false, networkMode: 'always' },
  },
})
