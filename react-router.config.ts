import type { Config } from '@react-router/dev/config'

export default {
  // The whole list of routes is 3 KB compressed; discovering them link by link costs more requests than it saves bytes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
