import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { LedgerLine } from './progress.schema.ts'
import { HandoverDraft, ProgressUpdateDraft } from './progress-draft.schema.ts'
import {
  handoverNames,
  handoverOnTheWire,
  progressUpdateNames,
  progressUpdateOnTheWire,
  reachedOnTheWire,
} from './progress-on-the-wire.ts'

/** Returns the newest update first. */
export const listProgressUpdates = endpoint({
  method: 'GET',
  path: '/Product/GetProgressUpdates/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(z.array(progressUpdateOnTheWire)),
})

export const saveProgressUpdate = endpoint({
  method: 'POST',
  path: '/Product/ManageProgressUpdate',
  access: EDITORS,
  body: onTheWire(ProgressUpdateDraft, progressUpdateNames),
  answer: enveloped(progressUpdateOnTheWire),
})

export const deleteProgressUpdate = endpoint({
  method: 'POST',
  path: '/Product/DeleteProgressUpdate',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

export const listHandovers = endpoint({
  method: 'GET',
  path: '/Product/GetHandovers/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(z.array(handoverOnTheWire)),
})

export const saveHandover = endpoint({
  method: 'POST',
  path: '/Product/ManageHandover',
  access: EDITORS,
  body: onTheWire(HandoverDraft, handoverNames),
  answer: enveloped(handoverOnTheWire),
})

export const deleteHandover = endpoint({
  method: 'POST',
  path: '/Product/DeleteHandover',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

/**
 * Returns one line per tower or phase of a visible project, or one line for a project that has none. Omits lines
 * without a promised date, and lines of completed projects without a handover date.
 */
export const getLedger = endpoint({
  method: 'GET',
  path: '/Home/GetLedger',
  access: 'anyone',
  answer: enveloped(
    z.array(
      onTheWire(
        z.extend(LedgerLine, {
          reached: z.nullable(reachedOnTheWire),
        }),
        {
          projectName: 'productName',
          routingName: 'routingname',
          categoryName: 'categoryName',
          city: 'productCity',
          reraNumber: 'reraNo',
          tower: 'tower',
          promisedDate: 'promisedDate',
          handedOverDate: 'handedOverDate',
          reason: 'reason',
          reached: 'reached',
        },
      ),
    ),
  ),
})
