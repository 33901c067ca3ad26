import * as z from 'zod/mini'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { Specification, SpecificationDraft } from './specifications.schema.ts'

const names = {
  id: 'id',
  projectId: 'productId',
  name: 'specificationName',
  image: 'specificationImage',
  summary: 'specificationDescription',
  description: 'description',
  version: 'version',
} as const

export const specificationOnTheWire = onTheWire(Specification, names)

/** 'Specfication' in two of the paths is meant: the misspelled names are the contract. */
export const listSpecifications = endpoint({
  method: 'GET',
  path: '/Product/GetSpecficationMappings/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(specificationOnTheWire)),
})

export const saveSpecification = endpoint({
  method: 'POST',
  path: '/Product/ManageSpecification/',
  access: ['Admin'],
  body: onTheWire(SpecificationDraft, names),
  answer: enveloped(specificationOnTheWire),
})

export const deleteSpecification = endpoint({
  method: 'GET',
  path: '/Product/DeleteSpecficationMapping/{id}',
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** Not in the specification either: those named come first, in this order; the others stay behind. */
export const orderSpecifications = endpoint({
  method: 'POST',
  path: '/Product/OrderSpecifications/{projectId}',
  access: ['Admin'],
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(specificationOnTheWire)),
})
