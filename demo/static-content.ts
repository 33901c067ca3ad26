import type { DemoStaticContent } from './demo.types.ts'
import { privacy } from './privacy.ts'
import { termsAndConditions } from './terms.ts'

export const staticContent: DemoStaticContent = { termsAndConditions, privacy }
