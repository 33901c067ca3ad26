import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice, neutralCompany, salesPhone } from '#contract/company/company-contacts.ts'
import type { TypePairing } from '#contract/company/look.constants.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { type ColourTokens, tokensOf } from '#contract/company/look-colours.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { MAIL_MARK } from '#server/company/brand.service.ts'
import type { Mail } from '#server/gateways/mail.ts'

export interface MailSite {
  publicUrl: string
}

export interface MailContent {
  /** Null for an email to the office if the company has no email address; then no email is sent. */
  to: string | null
  replyTo: string | null
  subject: string
  title: string
  paragraphs: string[]
  /** Name and value pairs in display order. Those without a value are omitted. */
  facts: readonly (readonly [name: string, value: string | null])[]
  code?: string
  /** A longer text written by a visitor or by staff. */
  quote: string | null
  action: { label: string; path: string } | null
  signInPath?: string
  /** Path of the page to unsubscribe, linked in the footer and offered by email clients. */
  unsubscribePath?: string
  calendar?: Mail['calendar']
}

/**
 * Takes the company and the look, because they are read in the transaction that queues the email. Null if there is no
 * recipient.
 */
export type ComposedMail = (company: Company | null, look: Look | null) => Mail | null

/** Renders an email as HTML, with tables and inline styles for email clients, and as plain text. */
export function composeMail(contentOf: (company: Company) => MailContent, site: MailSite): ComposedMail {
  return (stored, look) => {
    const { hostname, host } = new URL(site.publicUrl)
    const company = stored ?? neutralCompany(host)
    const mail = contentOf(company)
    if (mail.to === null) return null
    const sender = { ...site, company, style: styleOf(look ?? DEFAULT_LOOK) }
    return {
      from: { name: company.name, address: company.email ?? `no-reply@${hostname}` },
      to: mail.to,
      replyTo: mail.replyTo,
      subject: oneLine(mail.subject),
      html: htmlOf(mail, sender),
      text: textOf(mail, sender),
      ...(mail.calendar && { calendar: mail.calendar }),
      ...(mail.unsubscribePath !== undefined && { unsubscribeUrl: site.publicUrl + mail.unsubscribePath }),
    }
  }
}

interface Sender extends MailSite {
  company: Company
  style: MailStyle
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Null unless the text looks like a name. The same visitor entered the recipient, so the email must not carry links to
 * strangers.
 */
export function nameOrNull(text: string | null) {
  const name = text?.trim() ?? ''
  return name.length <= 60 && /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d '’&-]|\.(?= |$))*$/u.test(name) ? name : null
}

interface MailStyle {
  colour: ColourTokens
  display: string
  text: string
}

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif"
const SANS = "'Schibsted Grotesk', Arial, Helvetica, sans-serif"

const FONTS: Record<TypePairing, Pick<MailStyle, 'display' | 'text'>> = {
  'newsreader-schibsted': { display: SERIF, text: SANS },
  schibsted: { display: SANS, text: SANS },
  newsreader: { display: SERIF, text: SERIF },
}

function styleOf(look: Look): MailStyle {
  return { colour: tokensOf(coloursOf(look)), ...FONTS[look.type] }
}

function htmlOf(mail: MailContent, { publicUrl, company, style }: Sender) {
  const { colour } = style
  const { title, paragraphs, facts, code, quote, action, signInPath, unsubscribePath } = mail
  const phone = salesPhone(company)
  const text = `margin:0 0 16px;font:400 16px/1.6 ${style.text};color:${colour['ink-700']}`
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.stone}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.stone}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${colour.paper};border-bottom:6px solid ${colour.ink}">
<tr><td align="left" style="padding:28px 24px 0">
${company.mark === null ? '' : markOf(publicUrl)}<span style="display:inline-block;padding:0 4px 2px;border-bottom:4px solid ${colour.ink};font:400 26px/1.1 ${style.display};color:${colour.ink}">${escapeHtml(company.name)}</span>
</td></tr>
<tr><td align="left" style="padding:28px 24px 8px">
<h1 style="margin:0 0 20px;font:400 28px/1.15 ${style.display};color:${colour.ink}">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${text}">${escapeHtml(paragraph)}</p>`).join('\n')}
${code === undefined ? '' : codeBlock(code, style)}
${factsTable(facts, style)}
${quote === null ? '' : quoteBlock(quote, style)}
${action === null ? '' : actionButton(action, publicUrl, style)}
</td></tr>
<tr><td align="left" style="padding:20px 24px 24px;border-top:1px solid ${colour.line};font:400 13px/1.6 ${style.text};color:${colour['ink-500']}">
${signInPath === undefined ? '' : footerLink(signInPagesMessages.signInToAccount, publicUrl + signInPath, style)}${unsubscribePath === undefined ? '' : footerLink(topicsMessages.unsubscribe, publicUrl + unsubscribePath, style)}${footLines(
  company,
)
  .map((line) => `${escapeHtml(line)}<br>`)
  .join('')}
${phone === null ? '' : `<a href="${escapeHtml(phone.href)}" style="color:${colour.ink}">${escapeHtml(phone.label)}</a> &middot;`}
${company.email === null ? '' : `<a href="mailto:${escapeHtml(company.email)}" style="color:${colour.ink}">${escapeHtml(company.email)}</a> &middot;`}
<a href="${escapeHtml(publicUrl)}/home" style="color:${colour.ink}">${escapeHtml(publicUrl.replace(/^https?:\/\//, ''))}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The company name beside this image remains readable if an email client blocks images. */
function markOf(publicUrl: string) {
  return `<img src="${escapeHtml(publicUrl + MAIL_MARK)}" width="40" height="40" alt="" style="display:inline-block;margin-right:12px;border:0;vertical-align:bottom">`
}

function footerLink(label: string, url: string, { colour }: MailStyle) {
  return `<a href="${escapeHtml(url)}" style="color:${colour.ink}">${escapeHtml(label)}</a><br><br>
`
}

function factsTable(facts: MailContent['facts'], style: MailStyle) {
  const { colour } = style
  const given = facts.filter(([, value]) => value !== null)
  if (given.length === 0) return ''
  const rows = given.map(
    ([name, value]) => `<tr>
<td width="38%" valign="top" style="padding:10px 12px 10px 0;border-bottom:1px solid ${colour.line};font:400 14px/1.45 ${style.text};color:${colour['ink-500']}">${escapeHtml(name)}</td>
<td valign="top" style="padding:10px 0;border-bottom:1px solid ${colour.line};font:500 15px/1.45 ${style.text};color:${colour.ink};word-break:break-word">${escapeHtml(value ?? '')}</td>
</tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:1px solid ${colour.line}">
${rows.join('\n')}
</table>`
}

function codeBlock(code: string, style: MailStyle) {
  const { colour } = style
  return `<p style="margin:8px 0 28px;font:400 56px/1 ${style.display};letter-spacing:0.16em;color:${colour.ink}">${escapeHtml(code)}</p>`
}

function quoteBlock(quote: string, style: MailStyle) {
  const { colour } = style
  const lines = escapeHtml(quote).replaceAll(/\r?\n/g, '<br>')
  return `<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${colour['brass-500']};font:400 19px/1.45 ${style.display};color:${colour.ink};word-break:break-word">${lines}</p>`
}

function actionButton({ label, path }: { label: string; path: string }, publicUrl: string, style: MailStyle) {
  const { colour } = style
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(publicUrl + path)}" style="display:inline-block;padding:16px 28px;background:${colour.ink};border-bottom:3px solid ${colour['brass-500']};font:500 16px/1.2 ${style.text};color:${colour.paper};text-decoration:none">${escapeHtml(label)}</a></p>`
}

function textOf(mail: MailContent, { publicUrl, company }: Sender) {
  const { title, paragraphs, facts, code, quote, action, signInPath, unsubscribePath } = mail
  const phone = salesPhone(company)
  const given = facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}`)
  const quoted = quote?.split(/\r?\n/).map((line) => `> ${line}`.trimEnd())
  const parts = [
    title,
    code && `Code: ${code}`,
    ...paragraphs,
    given.join('\n'),
    quoted?.join('\n'),
    action && `${action.label}: ${publicUrl}${action.path}`,
    signInPath && `${signInPagesMessages.signInToAccount}: ${publicUrl}${signInPath}`,
    unsubscribePath && `${topicsMessages.unsubscribe}: ${publicUrl}${unsubscribePath}`,
    ['--', ...footLines(company), phone?.label, company.email, `${publicUrl}/home`].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The legal name is omitted if the address contains it. */
function footLines(company: Company) {
  const { legalName, cin } = company
  const office = mainOffice(company)
  const lines = office?.lines ?? []
  return [
    ...(lines.some((line) => line.includes(legalName)) ? [] : [legalName]),
    ...lines,
    ...(office?.hours ? [office.hours] : []),
    ...(cin === null ? [] : [`CIN ${cin}`]),
  ]
}

/** Removes line breaks, which could inject a header. */
function oneLine(text: string) {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
