import { followTopic, NewFollow } from '#contract/newsletter/topics.endpoints.ts'
import { publicForm } from '../../lib/public-form.ts'
import { QUICKEST_MS } from '../../lib/robot-checks.ts'

export const follow = publicForm({
  schema: NewFollow,
  quickestMs: QUICKEST_MS.oneField,
  send: (api, body) => api(followTopic, { body }),
})
