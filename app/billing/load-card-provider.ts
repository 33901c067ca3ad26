import { CARD_SCRIPT, CHECKOUT } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'

export interface CardProvider {
  elements(): { create(kind: 'card'): CardElement }
  createToken(
    card: CardElement,
    data: { name: string },
  ): Promise<{ token?: { id: string }; error?: { message?: string } }>
  /** Opens the bank's 3-D Secure dialog if one is required, and resolves when it is closed. */
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
 * asks the provider for it. Null if the dialog cannot be opened or fails.
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
 * Returns the provider's token for the entered card, or why there is none. Never rejects, so that the form can be sent
 * again.
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
