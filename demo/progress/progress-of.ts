import type { DemoProgressUpdate } from '../demo.types.ts'
import {
  charbaghExchangeProgress,
  gomtiTerracesProgress,
  kosiHouseProgress,
  neemStreetProgress,
  yamunaMeadowsProgress,
} from './other-projects.ts'
import { suncourtProgress } from './suncourt.ts'

export const progressOf: Record<string, DemoProgressUpdate[]> = {
  suncourt: suncourtProgress,
  'kosi house': kosiHouseProgress,
  'gomti terraces': gomtiTerracesProgress,
  'neem street': neemStreetProgress,
  'yamuna meadows': yamunaMeadowsProgress,
  'charbagh exchange': charbaghExchangeProgress,
}
