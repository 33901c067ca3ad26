import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'

export const AUDIT_ACTIONS: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  show: 'Shown',
  hide: 'Hidden',
  'choose-features': 'Features chosen',
  'order-gallery': 'Gallery ordered',
  'order-plans': 'Plans ordered',
  'order-specifications': 'Specifications ordered',
  'order-unit-types': 'Unit types ordered',
  'change-available': 'Units left changed',
  exempt: 'Exempted from the publish gate',
  'end-exemption': 'Exemption ended',
  'order-projects': 'Projects ordered',
  'order-banks': 'Banks ordered',
  import: 'Imported',
  upload: 'Uploaded',
  'label-picture': 'Picture labelled',
  export: 'Exported as a file',
  invite: 'Invited',
  'resend-invitation': 'Invited again',
  block: 'Blocked',
  unblock: 'Let in again',
  'change-role': 'Role changed',
  'send-again': 'Sent again',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'fail-sign-in': 'Sign-in failed',
  'wrong-password': 'Wrong password given',
  'lock-out': 'Locked after wrong tries',
  'sign-up': 'Signed up',
  'change-password': 'Password changed',
  'request-password-reset': 'Password reset asked for',
  'reset-password': 'Password reset',
  'reset-admin': 'Admin reset',
  'send-code': 'Code sent',
  'verify-email': 'Address proved',
  'change-email': 'Address changed',
  'undo-email-change': 'Address change undone',
  'undo-password-change': 'Password change undone',
  'update-profile': 'Profile changed',
  'update-profile-image': 'Picture changed',
  subscribe: 'Joined',
  confirm: 'Confirmed',
  unsubscribe: 'Left',
  'check-out': 'Paid',
  'refuse-payment': 'Payment refused',
  'change-subscription': 'Subscription changed',
  'end-subscription': 'Subscription not renewed',
  'resume-subscription': 'Subscription renewed after all',
  'cancel-subscription': 'Subscription cancelled',
  'change-card': 'Card changed',
  'change-payment': 'Payment changed',
  'refund-payment': 'Payment refunded',
  'close-account': 'Account closed',
  open: 'Opened to visitors',
  'send-test': 'Test mail sent',
  'make-backup': 'Backup made',
  'remove-demo': 'Demo removed',
  merge: 'Merged',
  unmerge: 'Merge undone',
  undo: 'Undone',
  'keep-apart': 'Kept apart',
  'change-secret': 'Secret changed',
  move: 'Moved',
  cancel: 'Cancelled',
  mark: 'Marked',
  give: 'Allowed',
  withdraw: 'Withdrawn',
  erase: 'Erased',
  refuse: 'Refused',
  'clean-up': 'Deleted after its period',
}

export const RECORD_KINDS: Record<string, string> = {
  project: 'Project',
  'gallery-image': 'Gallery picture',
  feature: 'Feature',
  specification: 'Specification',
  plan: 'Plan',
  document: 'Document',
  location: 'Location',
  perk: 'Perk',
  'unit-type': 'Unit type',
  'progress-update': 'Progress update',
  handover: 'Handover',
  'cost-terms': 'Costs',
  registration: 'Registration',
  'gate-exemption': 'Exemption',
  'publish-gate': 'Publish gate',
  'media-item': 'Media item',
  testimonial: 'Testimonial',
  bank: 'Bank',
  'site-page': 'Page',
  'static-content': 'Static text',
  company: 'Company',
  site: 'Site',
  backup: 'Backup',
  look: 'Look',
  'cost-rates': 'Rates',
  redirect: 'Redirect',
  account: 'Account',
  enquiry: 'Enquiry',
  lead: 'Lead',
  'lead-view': 'View of leads',
  'lead-settings': 'Settings of leads',
  'visit-settings': 'Hours of visits',
  appointment: 'Appointment',
  'brochure-request': 'Brochure request',
  subscriber: 'Subscriber',
  consent: 'Consent',
  'data-link': 'Link to personal data',
  'data-request': 'Request for erasure',
  retention: 'Retention periods',
  'opening-request': 'Request to be told',
  'audit-line': 'Activity line',
  insights: 'Insights',
  subscription: 'Subscription',
  payment: 'Payment',
  mail: 'Mail',
  upload: 'File',
  webhook: 'Webhook',
}

export function actionInWords(action: string) {
  return AUDIT_ACTIONS[action] ?? action
}

/**
 * Visitors cannot change these records, so a change without an account was made by a job or by the payment provider.
 */
const NOT_OF_VISITORS = ['retention', 'webhook', 'payment', 'subscription']

export function actorInWords({ actorEmail, action, entity }: Pick<AuditLine, 'actorEmail' | 'action' | 'entity'>) {
  const isSystem =
    NOT_OF_VISITORS.includes(entity) || (entity === 'account' && ['create', 'reset-admin'].includes(action))
  return actorEmail ?? (isSystem ? recordsMessages.log.system : recordsMessages.log.visitor)
}

export function kindInWords(entity: string) {
  return RECORD_KINDS[entity] ?? entity
}

/** 'bannerImage' becomes 'Banner image', 'gallery_images' becomes 'Gallery images'. */
export function fieldInWords(field: string) {
  const words = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
