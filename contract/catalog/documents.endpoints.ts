import * as z from 'zod/mini'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ProjectDocument, ProjectDocumentDraft } from './documents.schema.ts'

const names = {
  id: 'id',
  projectId: 'productId',
  type: 'documentType',
  file: 'documentName',
  text: 'documentText',
  version: 'version',
} as const

const documentOnTheWire = onTheWire(ProjectDocument, names)

export const listDocuments = endpoint({
  method: 'GET',
  path: '/Product/GetDocument/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(documentOnTheWire)),
})

export const saveDocument = endpoint({
  method: 'POST',
  path: '/Product/ManageDocument/',
  access: ['Admin'],
  body: onTheWire(ProjectDocumentDraft, names),
  answer: enveloped(documentOnTheWire),
})

export const deleteDocument = endpoint({
  method: 'GET',
  path: '/Product/DeleteDocument/{id}',
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})
