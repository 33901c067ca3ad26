import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS, STAFF } from '#contract/wire/roles.ts'
import { DemoChoice, DemoConfirmation, DemoRemoval, Setup } from './setup.schema.ts'

export const getSetup = endpoint({
  method: 'GET',
  path: '/Setup/GetSetup',
  access: ADMINS,
  answer: enveloped(Setup),
})

export const openSite = endpoint({
  method: 'POST',
  path: '/Setup/OpenSite',
  access: ADMINS,
  answer: nothing(),
})

/** Sends the email to the caller. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/Setup/SendTestMail',
  access: ADMINS,
  answer: nothing(),
})

/** Requests the site at its public URL. */
export const checkDomain = endpoint({
  method: 'POST',
  path: '/Setup/CheckDomain',
  access: ADMINS,
  changesData: false,
  answer: nothing(),
})

/** Starts a backup in the background; `getSetup` returns its state. */
export const makeBackupNow = endpoint({
  method: 'POST',
  path: '/Setup/MakeBackup',
  access: ADMINS,
  answer: nothing(),
})

/** Sets a cookie with which the caller can preview a site that is not open. */
export const startPreview = endpoint({
  method: 'POST',
  path: '/Setup/StartPreview',
  access: STAFF,
  changesData: false,
  answer: enveloped(z.object({ isOpen: z.boolean() })),
})

/** Lists what `removeDemo` would remove with the same choice. */
export const previewDemoRemoval = endpoint({
  method: 'POST',
  path: '/Setup/PreviewDemoRemoval',
  access: ADMINS,
  changesData: false,
  body: onTheWire(DemoChoice, { alsoRemove: 'alsoRemove' }),
  answer: enveloped(DemoRemoval),
})

export const removeDemo = endpoint({
  method: 'POST',
  path: '/Setup/RemoveDemo',
  access: ADMINS,
  body: onTheWire(DemoConfirmation, { alsoRemove: 'alsoRemove', projects: 'projects' }),
  answer: enveloped(DemoRemoval),
})
