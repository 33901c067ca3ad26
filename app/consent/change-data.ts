import { OFFER_PURPOSES } from '#contract/consent/consent.constants.ts'
import {
  changeConsent,
  closeDataLink,
  leaveDataTopic,
  openDataVisit,
  requestErasure,
} from '#contract/consent/consent.endpoints.ts'
import type { Api, Outcome } from '../lib/api-client.ts'

export async function changeData(api: Api, token: string, form: FormData) {
  const asked = form.get('do')
  if (asked === 'close') return resultOf('closed', await api(closeDataLink, { body: { token } }))
  if (asked === 'erase') {
    const body = { token, hasRead: form.has('hasRead'), withAccount: form.has('withAccount') }
    return resultOf('erase', await api(requestErasure, { body }))
  }
  if (asked === 'visit') {
    const opened = await api(openDataVisit, { body: { token, visitId: Number(form.get('visit')) } })
    return { ...resultOf('held', opened), visitToken: opened.ok ? opened.data.token : undefined }
  }
  const topicId = Number(form.get('topic') ?? Number.NaN)
  if (Number.isInteger(topicId)) return resultOf('may', await api(leaveDataTopic, { body: { token, topicId } }))
  const purpose = OFFER_PURPOSES.find((one) => one === form.get('purpose')) ?? 'answer'
  const name = form.get('projectName')
  const projectName = typeof name === 'string' ? name : null
  return resultOf(
    'may',
    await api(changeConsent, { body: { token, purpose, projectName, isGiven: asked === 'allow' } }),
  )
}

function resultOf(
  section: 'closed' | 'held' | 'may' | 'erase',
  { ok, status, message }: Outcome<unknown>,
): { section: typeof section; isDone: boolean; message: string; status: number; visitToken?: string } {
  return { section, isDone: ok, message, status: ok ? 200 : status }
}
