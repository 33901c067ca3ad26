import { MOST_REGISTRATIONS } from './registrations.constants.ts'

/** Refusals, labels and hints of registrations for staff, in their own file so that public pages do not load them. */
export const registrationsMessages = {
  authorityUnknown: 'Please select one of the listed authorities.',
  linkInvalid: 'Please enter the address of the portal page. It begins with https://.',
  validUntilTooEarly: 'The registration cannot end before it begins.',
  possessionTooEarly: 'Possession cannot be before the registration.',
  handedOverTooEarly: 'The handover cannot be before the registration.',
  tooMany: `A project has at most ${MOST_REGISTRATIONS} registrations.`,

  numberUnusual: (authority: string, sample: string) => `${authority} numbers look like ${sample}. Saved as it is.`,

  label: {
    registration: 'Registration',
    covers: 'Towers or phase',
    number: 'Number',
    authority: 'Authority',
    portalUrl: 'Portal link',
    registeredOn: 'Registered on',
    validUntil: 'Valid until',
    possessionDate: 'Possession declared',
    handedOverDate: 'Handed over on',
    promoter: 'Promoter',
    collectionAccount: 'Collection account',
    qrImage: 'QR code',
  },
}
