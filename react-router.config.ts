import type { Config } from '@react-router/dev/config'

export default {
  // All addresses are known at start: asking the server for them link by link costs more than they weigh.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
