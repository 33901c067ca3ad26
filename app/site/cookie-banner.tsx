import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { cookieChoiceMessages as messages } from '#contract/content/cookie-choice.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import './cookie-banner.css'

/** Every document contains the banner and the early script handles its buttons, so the client omits its content. */
const CONTENT = import.meta.env.SSR
  ? `<h2>${messages.heading}</h2>
<p>${messages.notice} <a class="link" href="/privacy">${siteMessages.page.privacy}</a></p>
<div>${answerButton(messages.accept, SITE_STORAGE.cookiesAccepted.value)}${answerButton(messages.onlyNeeded, SITE_STORAGE.cookiesAccepted.onlyNeeded)}</div>`
  : ''

function answerButton(label: string, answer: string) {
  return `<button type="button" data-agree="cookie" data-answer="${answer}">${label}</button>`
}

/** Shown while the attribute `data-cookie` of the document is `ask`. */
export function CookieBanner() {
  return (
    <aside
      className="cookie-banner no-print"
      aria-label="Cookies"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, written at build time.
      dangerouslySetInnerHTML={{ __html: CONTENT }}
      suppressHydrationWarning
    />
  )
}
