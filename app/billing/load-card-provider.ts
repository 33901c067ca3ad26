import { CARD_SCRIPT, CHECKOUT } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'

/** The part of the provider's script that we use. */
export interface CardProvider {
  elements(): { create(kind: 'card'): CardElement }
  createToken(
    card: CardElement,
    data: { name: string },
  ): Promise<{ token?: { id: string }; error?: { message?: string } }>
  /** Opens the bank's dialog if the bank requires one, and resolves when the dialog is closed. */
  confirmCardPayment(clientSecret: string): Promise<unknown>
  confirmCardSetup(clientSecret: string): Promise<unknown>
}

export interface CardElement {
  mount(element: HTMLElement): void
  destroy(): void
}

type Start = (publicKey: string, options: { locale: string }) => CardProvider

let loading: Promise<void> | null = null

/**
 * Opens the bank's dialog and resolves to '' when it is closed. The result of the dialog is ignored, because the server
 * asks the provider for it. Resolves to null when the dialog cannot be opened or fails.
 */
export async function openBankDialog(publicKey: string, confirm: (provider: CardProvider) => Promise<unknown>) {
  try {
    await confirm(await loadCardProvider(publicKey, CHECKOUT.locale))
    return ''
  } catch (cause) {
    console.error('The bank dialog failed:', cause)
    return null
  }
}

/**
 * Requests the provider's token for the entered card, or returns why there is none. Never rejects, so that the form
 * can be sent again.
 */
export async function requestCardToken(provider: CardProvider, card: CardElement, name: string) {
  try {
    const { token, error } = await provider.createToken(card, { name })
    if (token) return { token: token.id }
    return { error: error?.message ?? billingMessages.cardRequired }
  } catch (cause) {
    console.error('The card provider returned no token:', cause)
    return { error: billingMessages.cardWindowMissing }
  }
}

/** Loads the provider's script once, when a card form or the bank's dialog first needs it. */
export async function loadCardProvider(publicKey: string, locale: string): Promise<CardProvider> {
  loading ??= loadScript().catch((cause) => {
    loading = null
    throw cause
  })
  await loading
  const { Stripe } = window as unknown as { Stripe?: Start }
  if (!Stripe) throw new Error('The script of the card provider did not start.')
  return Stripe(publicKey, { locale })
}

function loadScript() {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = CARD_SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of the card provider did not load.'))
    }
    document.head.append(script)
  })
}
