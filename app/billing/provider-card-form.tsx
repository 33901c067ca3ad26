import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CHECKOUT } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { refusedCardField } from '#contract/billing/cards.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { FieldNotes } from '../ui/form/field.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { type CardFormProps, CardHolder } from './card-form.ts'
import { CardHolderFields, CardRefusal } from './card-holder-fields.tsx'
import { type CardElement, type CardProvider, loadCardProvider, requestCardToken } from './load-card-provider.ts'

/** The provider renders the card fields in its own iframe, so the card number never reaches our page. */
export function ProviderCardForm({ publicKey, ...props }: CardFormProps & { publicKey: string }) {
  const { submitLabel, amountCents, countries, refusal, isPaying, onCard } = props
  const { place, card, hasFailed } = useCardElement(publicKey)
  const [errors, setErrors] = useState<FormErrors>()
  const [cardError, setCardError] = useState<string | null>(null)
  const [isRequesting, setRequesting] = useState(false)

  useEffect(() => {
    if (refusal?.message && refusedCardField(refusal.message)) setCardError(refusal.message)
  }, [refusal])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(CardHolder, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok || !card || isRequesting) return
    setRequesting(true)
    const { token, error } = await requestCardToken(card.provider, card.element, parsed.value.name)
    setRequesting(false)
    setCardError(error ?? null)
    if (token) onCard({ token, ...parsed.value })
  }

  return (
    <form
      className="field-grid card-form"
      method="post"
      noValidate
      data-amount={amountCents}
      onSubmit={(event) => void submit(event)}
    >
      <FieldErrors errors={errors}>
        <CardHolderFields countries={countries} />
      </FieldErrors>
      <fieldset className="field card-form-number">
        <legend className="field-label">{billingMessages.card.details}</legend>
        <div className="card-element" ref={place} />
        {!card && !hasFailed && <SkeletonLine height="24px" />}
        <FieldNotes id="card-element" message={cardError} />
      </fieldset>
      {hasFailed && <Alert text={billingMessages.cardWindowMissing} />}
      <CardRefusal refusal={refusal} isBusy={isPaying} />
      <Button type="submit" isWide isBusy={isPaying || isRequesting} disabled={!card}>
        {submitLabel}
      </Button>
    </form>
  )
}

function useCardElement(publicKey: string) {
  const place = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<{ provider: CardProvider; element: CardElement } | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let element: CardElement | null = null
    let isUnmounted = false
    loadCardProvider(publicKey, CHECKOUT.locale)
      .then((provider) => {
        if (isUnmounted || !place.current) return
        element = provider.elements().create('card')
        element.mount(place.current)
        setCard({ provider, element })
      })
      .catch((cause) => {
        console.error('The card provider could not be loaded:', cause)
        if (!isUnmounted) setFailed(true)
      })
    return () => {
      isUnmounted = true
      element?.destroy()
    }
  }, [publicKey])

  return { place, card, hasFailed }
}
