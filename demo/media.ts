import type { DemoMedia } from './demo.types.ts'
import { events } from './events.ts'
import { news } from './news.ts'
import { press } from './press.ts'

export const media: DemoMedia[] = [...press, ...news, ...events]
