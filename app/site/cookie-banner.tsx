import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { cookieChoiceMessages as messages } from '#contract/content/cookie-choice.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import './cookie-banner.css'

/**
 * The server renders the banner into every document and the early script handles its buttons, so the client bundle
 * leaves out its content. Documents of the back office contain it too, hidden, because client navigation leads from
 * them to public pages.
 */
const CONTENT = import.meta.env.SSR
  ? [
      `<h2>${messages.heading}</h2>`,
      `<p>${messages.notice} <a class="link" href="/privacy">${siteMessages.page.privacy}</a></p>`,
      `<div><button data-agree="cookie">${messages.accept}</button>`,
      `<button data-agree="cookie" data-answer="${SITE_STORAGE.cookiesAccepted.onlyNeeded}">${messages.onlyNeeded}</button></div>`,
    ].join('')
  : ''

/** Visible while the `data-cookie` attribute of the `<html>` element is `ask`. */
export function CookieBanner() {
  return (
    <aside
      className="cookie-banner"
      aria-label="Cookies"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, written at build time.
      dangerouslySetInnerHTML={{ __html: CONTENT }}
      suppressHydrationWarning
    />
  )
}
