export const AUTHORITIES = ['UP-RERA', 'Delhi RERA', 'HARERA Gurugram', 'HARERA Panchkula', 'Other'] as const
export type Authority = (typeof AUTHORITIES)[number]

/** This authority requires a collection account, and a QR code in every advertisement. */
export const UP_AUTHORITY: Authority = 'UP-RERA'

/** Maximum number per project. */
export const MOST_REGISTRATIONS = 50

/** A registration that ends within this many days is a publish-gate finding. */
export const VALIDITY_WARNING_DAYS = 60

/** Path of the QR codes, which link to the page of a registration on the portal of its authority. */
export const QR_PATH = 'assets/qr'
export function qrAddress(registrationId: number) {
  return `/${QR_PATH}/${registrationId}.svg`
}
