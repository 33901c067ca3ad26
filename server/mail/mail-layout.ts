import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice, neutralCompany, salesPhone } from '#contract/company/company-contacts.ts'
import { signInPagesMessages } from '#contract/identity/sign-in-pages.messages.ts'
import { MAIL_MARK } from '#server/company/brand.service.ts'
import type { Mail } from '#server/gateways/mail.ts'

/** Site details used by every mail. */
export interface MailSite {
  publicUrl: string
}

export interface MailContent {
  /** Null for the office of a company without an address: no mail is sent. */
  to: string | null
  replyTo: string | null
  subject: string
  title: string
  /** Plain text without markup. */
  paragraphs: string[]
  /** Name and value pairs in display order. Those without a value are omitted. */
  facts: readonly (readonly [name: string, value: string | null])[]
  /** Verification code, shown in a large font. */
  code?: string
  /** A longer text by the visitor. */
  quote: string | null
  action: { label: string; path: string } | null
  /** Path of the recipient's sign-in page, shown in the footer. */
  signInPath?: string
}

/** A mail without its sender, which is read in the write that queues it. Null if there is no address to send it to. */
export type ComposedMail = (company: Company | null) => Mail | null

/** Renders a mail in the product's design, with tables and inline styles for mail clients, and a plain-text version. */
export function composeMail(contentOf: (company: Company) => MailContent, site: MailSite): ComposedMail {
  return (stored) => {
    const { hostname, host } = new URL(site.publicUrl)
    const company = stored ?? neutralCompany(host)
    const mail = contentOf(company)
    if (mail.to === null) return null
    const sender = { ...site, company }
    return {
      from: { name: company.name, address: company.email ?? `no-reply@${hostname}` },
      to: mail.to,
      replyTo: mail.replyTo,
      subject: oneLine(mail.subject),
      html: htmlOf(mail, sender),
      text: textOf(mail, sender),
    }
  }
}

interface Sender extends MailSite {
  company: Company
}

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Returns null unless the text looks like a name: it is sent to an address that the same visitor typed, so a form must
 * not be usable to send links to strangers.
 */
export function nameOrNull(text: string | null) {
  const name = text?.trim() ?? ''
  return name.length <= 60 && /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d '’&-]|\.(?= |$))*$/u.test(name) ? name : null
}

const SERIF = "Newsreader, Georgia, 'Times New Roman', serif"
const SANS = "'Schibsted Grotesk', Arial, Helvetica, sans-serif"
const INK = '#101C24'
const INK_700 = '#34434D'
const INK_500 = '#55626A'
const LINE = '#CEC7BA'

function htmlOf(mail: MailContent, { publicUrl, company }: Sender) {
  const { title, paragraphs, facts, code, quote, action, signInPath } = mail
  const phone = salesPhone(company)
  const text = `margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK_700}`
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#EEEAE2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#EEEAE2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#F8F6F2;border-bottom:6px solid ${INK}">
<tr><td align="left" style="padding:28px 24px 0">
${company.mark === null ? '' : markOf(publicUrl)}<span style="display:inline-block;padding:0 4px 2px;border-bottom:4px solid ${INK};font:400 26px/1.1 ${SERIF};color:${INK}">${escapeHtml(company.name)}</span>
</td></tr>
<tr><td align="left" style="padding:28px 24px 8px">
<h1 style="margin:0 0 20px;font:400 28px/1.15 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${text}">${escapeHtml(paragraph)}</p>`).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${factsTable(facts)}
${quote === null ? '' : quoteBlock(quote)}
${action === null ? '' : actionButton(action, publicUrl)}
</td></tr>
<tr><td align="left" style="padding:20px 24px 24px;border-top:1px solid ${LINE};font:400 13px/1.6 ${SANS};color:${INK_500}">
${signInPath === undefined ? '' : signInLine(signInPath, publicUrl)}${officeLines(company)
  .map((line) => `${escapeHtml(line)}<br>`)
  .join('')}
${phone === null ? '' : `<a href="${escapeHtml(phone.href)}" style="color:${INK}">${escapeHtml(phone.label)}</a> &middot;`}
<a href="${escapeHtml(publicUrl)}/home" style="color:${INK}">${escapeHtml(publicUrl.replace(/^https?:\/\//, ''))}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Beside the name, which mail clients show before they load images. */
function markOf(publicUrl: string) {
  return `<img src="${escapeHtml(publicUrl + MAIL_MARK)}" width="40" height="40" alt="" style="display:inline-block;margin-right:12px;border:0;vertical-align:bottom">`
}

function signInLine(path: string, publicUrl: string) {
  return `<a href="${escapeHtml(publicUrl + path)}" style="color:${INK}">${escapeHtml(signInPagesMessages.signInToAccount)}</a><br><br>
`
}

function factsTable(facts: MailContent['facts']) {
  const given = facts.filter(([, value]) => value !== null)
  if (given.length === 0) return ''
  const rows = given.map(
    ([name, value]) => `<tr>
<td width="38%" valign="top" style="padding:10px 12px 10px 0;border-bottom:1px solid ${LINE};font:400 14px/1.45 ${SANS};color:${INK_500}">${escapeHtml(name)}</td>
<td valign="top" style="padding:10px 0;border-bottom:1px solid ${LINE};font:500 15px/1.45 ${SANS};color:${INK};word-break:break-word">${escapeHtml(value ?? '')}</td>
</tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:1px solid ${LINE}">
${rows.join('\n')}
</table>`
}

function codeBlock(code: string) {
  return `<p style="margin:8px 0 28px;font:400 56px/1 ${SERIF};letter-spacing:0.16em;color:${INK}">${escapeHtml(code)}</p>`
}

function quoteBlock(quote: string) {
  const lines = escapeHtml(quote).replaceAll(/\r?\n/g, '<br>')
  return `<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #A57C36;font:400 19px/1.45 ${SERIF};color:${INK};word-break:break-word">${lines}</p>`
}

function actionButton({ label, path }: { label: string; path: string }, publicUrl: string) {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(publicUrl + path)}" style="display:inline-block;padding:16px 28px;background:${INK};border-bottom:3px solid #A57C36;font:500 16px/1.2 ${SANS};color:#F8F6F2;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function textOf(mail: MailContent, { publicUrl, company }: Sender) {
  const { title, paragraphs, facts, code, quote, action, signInPath } = mail
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
    ['--', ...officeLines(company), ...(phone ? [phone.label] : []), `${publicUrl}/home`].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function officeLines(company: Company) {
  const office = mainOffice(company)
  return office ? [...office.lines, ...(office.hours === null ? [] : [office.hours])] : []
}

/** Removes line breaks, which could inject a header. */
function oneLine(text: string) {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
