import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { idOrNew, optionalText, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { PAGE_KINDS, PAGE_PLACES } from './site-pages.constants.ts'
import { SitePage, sitePageNames } from './site-pages.endpoints.ts'
import { pageAddress, SitePageDraft } from './site-pages.schema.ts'

/** Everything that staff edit, including hidden sections and blocks. */
export const ManagedPage = z.extend(SitePage, {
  id: z.int(),
  place: z.enum(PAGE_PLACES),
  hidden: z.boolean(),
  /** 0 for a home or about page that is not saved yet. */
  version: z.int(),
})
export type ManagedPage = z.output<typeof ManagedPage>

/** Home and about first, then the pages added by staff, by name. */
export const ListedPage = z.object({
  id: z.int(),
  kind: z.enum(PAGE_KINDS),
  address: z.nullable(z.string()),
  name: z.string(),
  place: z.enum(PAGE_PLACES),
  hidden: z.boolean(),
  /** Null for a home or about page that is not saved yet. */
  changedAt: z.nullable(z.string()),
})
export type ListedPage = z.output<typeof ListedPage>

export const AddressCheck = z.object({
  address: z.string(),
  /**
   * Names the page or feature that uses the path, for example 'the page NRI desk'. Inserted into
   * `sitePagesMessages.addressTaken`. Null if the path is free.
   */
  owner: z.nullable(z.string()),
  /** Similar free paths to suggest; empty if this one is free. */
  free: z.array(z.string()),
})
export type AddressCheck = z.output<typeof AddressCheck>

/** `id` is the edited page, which may keep its own path. Suggestions are derived from `title`. */
const AddressQuestion = z.object({ id: idOrNew(), address: pageAddress(), title: optionalText() })

const managed = { id: 'id', place: 'place', hidden: 'hidden', version: 'version' } as const
const { kind: _, ...draftNames } = { ...sitePageNames, ...managed }
const { version: _version, ...listed } = managed
const listedNames = { ...listed, kind: 'kind', address: 'address', name: 'name', changedAt: 'changedAt' } as const
const managedPageOnTheWire = onTheWire(ManagedPage, { ...sitePageNames, ...managed })

export const listSitePages = endpoint({
  method: 'GET',
  path: '/Pages/GetPages',
  access: EDITORS,
  answer: enveloped(z.array(onTheWire(ListedPage, listedNames))),
})

export const getManagedPage = endpoint({
  method: 'GET',
  path: '/Pages/GetManagedPage/{id}',
  access: EDITORS,
  params: { id: recordId() },
  answer: enveloped(managedPageOnTheWire),
})

export const saveSitePage = endpoint({
  method: 'POST',
  path: '/Pages/ManagePage',
  access: EDITORS,
  body: onTheWire(SitePageDraft, draftNames),
  answer: enveloped(managedPageOnTheWire),
})

export const deleteSitePage = endpoint({
  method: 'POST',
  path: '/Pages/DeletePage',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})

export const checkPageAddress = endpoint({
  method: 'POST',
  path: '/Pages/CheckAddress',
  access: EDITORS,
  changesData: false,
  body: onTheWire(AddressQuestion, { id: 'id', address: 'address', title: 'title' }),
  answer: enveloped(onTheWire(AddressCheck, { address: 'address', owner: 'owner', free: 'free' })),
})
