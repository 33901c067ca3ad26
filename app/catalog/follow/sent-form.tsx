import type { PostedForm } from '../../lib/posted-form.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { AddressForm, type AddressFormProps } from '../../ui/form/address-form.tsx'
import { followTexts } from './follow-texts.ts'
import './sent-form.css'

interface SentFormProps {
  heading: string
  form: AddressFormProps
  posted: PostedForm | undefined
  /** The page of the project or city that the form is about. */
  origin?: { name: string; address: string } | null | undefined
  /** Shown when the page is opened without posting a form. */
  without: { heading: string; text: string }
}

/** The result of an `AddressForm` that was posted without JavaScript. */
export function SentForm({ heading, form, posted, origin, without }: SentFormProps) {
  const { page } = followTexts
  const isDone = posted?.kind === 'done'
  return (
    <section className="wrap section sent-form">
      {isDone && (
        <div role="status">
          <h1>{form.done}</h1>
        </div>
      )}
      {!posted && (
        <>
          <h1>{without.heading}</h1>
          <p className="lead">{without.text}</p>
        </>
      )}
      {posted && !isDone && (
        <>
          <h1>{heading}</h1>
          <AddressForm {...form} values={hiddenIn(posted)} posted={posted} />
        </>
      )}
      {origin && <TextLink to={origin.address}>{page.backTo(origin.name)}</TextLink>}
      {!origin && (!posted || isDone) && <TextLink to="/find">{page.find}</TextLink>}
    </section>
  )
}

function hiddenIn({ values }: PostedForm) {
  const { email: _typed, ...hidden } = values
  return hidden
}
