import * as z from 'zod/mini'
import { bare, enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import {
  LocationAndPerks,
  LocationPerk,
  LocationPerkDraft,
  ProjectLocation,
  ProjectLocationDraft,
} from './location.schema.ts'

/** The wire's `iframe` holds the map's address alone. */
const locationNames = {
  id: 'id',
  projectId: 'productId',
  mapUrl: 'iframe',
  title: 'locationTitle',
  version: 'version',
} as const
const perkNames = {
  id: 'id',
  projectId: 'productId',
  name: 'perksName',
  distance: 'distance',
  image: 'imagepath',
  version: 'version',
} as const

const locationOnTheWire = onTheWire(ProjectLocation, locationNames)
const perkOnTheWire = onTheWire(LocationPerk, perkNames)

export const getLocation = endpoint({
  method: 'GET',
  path: '/Product/GetLocationAndPerks/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: bare(
    onTheWire(z.extend(LocationAndPerks, { location: z.nullable(locationOnTheWire), perks: z.array(perkOnTheWire) }), {
      location: 'locationModel',
      perks: 'locationPerksModel',
    }),
  ),
})

export const saveLocation = endpoint({
  method: 'POST',
  path: '/Product/ManageLocation/',
  access: ['Admin'],
  body: onTheWire(ProjectLocationDraft, locationNames),
  answer: enveloped(locationOnTheWire),
})

export const deleteLocation = endpoint({
  method: 'GET',
  path: '/Product/DeleteLocation/{id}',
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

export const savePerk = endpoint({
  method: 'POST',
  path: '/Product/ManageLocationPerks/',
  access: ['Admin'],
  body: onTheWire(LocationPerkDraft, perkNames),
  answer: enveloped(perkOnTheWire),
})

export const deletePerk = endpoint({
  method: 'GET',
  path: '/Product/DeleteLocationPerks/{id}',
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})
