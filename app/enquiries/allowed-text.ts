import type { PostedValues } from '../lib/posted-form.ts'

export function allowedText({ mayCall, mayWhatsApp, mayEmail }: PostedValues) {
  const channels = [mayCall && 'call', mayWhatsApp && 'WhatsApp', mayEmail && 'e-mail'].filter(Boolean)
  if (channels.length === 0) return 'You allowed: answer this enquiry. Nothing else.'
  return `You allowed: answer this enquiry, and tell you about other projects by ${channels.join(', ')}.`
}
