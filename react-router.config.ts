import type { Config } from '@react-router/dev/config'

export default {
  splitRouteModules: false,
} satisfies Config
