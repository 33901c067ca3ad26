import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { AddressForm } from '../ui/form/address-form.tsx'

/** After hydration, success and server errors are toasts; other errors are shown in the form. */
export function NewsletterBox({ posted }: { posted?: PostedForm | undefined }) {
  return (
    <AddressForm
      action="/newsletter"
      button={newsletterMessages.keepMePosted}
      done={newsletterMessages.subscribed}
      refused={newsletterMessages.refused}
      posted={posted}
    />
  )
}
