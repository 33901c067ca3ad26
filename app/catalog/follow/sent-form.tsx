import type { PostedForm } from '../../lib/posted-form.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { AddressForm, type AddressFormProps } from '../../ui/form/address-form.tsx'
import { followTexts } from './follow-texts.ts'
import './sent-form.css'

interface SentFormProps {
  heading: string
  form: AddressFormProps
  answer: PostedForm | undefined
  /** Shown when the page is opened without a form. */
  without: { heading: string; text: string }
}

/** The page that shows the result of a form with one address when scripts have not handled it. */
export function SentForm({ heading, form, answer, without }: SentFormProps) {
  return (
    <section className="wrap section sent-form">
      {answer?.kind === 'done' && (
        <div role="status">
          <h1>{form.done}</h1>
        </div>
      )}
      {!answer && (
        <>
          <h1>{without.heading}</h1>
          <p className="lead">{without.text}</p>
        </>
      )}
      {answer && answer.kind !== 'done' ? (
        <>
          <h1>{heading}</h1>
          <AddressForm {...form} values={hiddenIn(answer)} answer={answer} />
        </>
      ) : (
        <TextLink to="/find">{followTexts.page.find}</TextLink>
      )}
    </section>
  )
}

/** What the form posted besides the address. */
function hiddenIn({ values }: PostedForm) {
  const { email: _typed, ...hidden } = values
  return hidden
}
