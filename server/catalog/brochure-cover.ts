import PDFDocument from 'pdfkit'
import { brochuresMessages } from '#contract/catalog/brochures.messages.ts'
import type { ShownRegistrations } from '#contract/catalog/registrations-in-words.ts'
import { coloursOf, type Look } from '#contract/company/look.schema.ts'
import { tokensOf } from '#contract/company/look-colours.ts'
import { headingFont } from '#server/draw-text.ts'
import { contentsOf, textWriter } from '#server/pdf-text.ts'
import { qrPath } from '#server/qr-path.ts'

/** The content of the cover page without date and images, so that it can be part of the cache key. */
export interface Cover {
  company: {
    name: string
    legalName: string
    /** Paragraphs beside the logo: address, phone, email address and CIN, as far as they are known. */
    contact: string[]
    /** Because the company has no logo for dark ground. */
    hasLightBand: boolean
  }
  project: { name: string; line: string }
  registered: ShownRegistrations
  look: Look
}

export interface CoverImages {
  logo: Buffer | null
  /** The square mark, drawn beside the name of a company without a logo. */
  mark: Buffer | null
  /** By registration id: the uploaded QR code, or the link from which to generate one. */
  qrs: ReadonlyMap<number, { image: Buffer | null; link: string | null }>
}

/** Part of the cache key of covers. Increase it when the drawing changes. */
export const LAYOUT_VERSION = '3'

// In points; an A4 page is 595 by 842.
const MARGIN = 56
const BAND = 120
const RULE = 4
const MARK = 52
const QR = 108
const FOOT = 64
const COLUMN_GAP = 24
const LONGEST_PRINTED_LINK = 150

/** In pixels; the logo is drawn at a quarter of this size. */
export const LOGO_BOX = { width: 800, height: 208 }

type Registration = NonNullable<ShownRegistrations['first']>

/** Uses more than one A4 page if the registrations need it, but never splits a registration across pages. */
export async function brochureCover(cover: Cover, made: CoverImages & { day: string }): Promise<Buffer> {
  const { company, project, registered, look } = cover
  const colour = tokensOf(coloursOf(look))
  const font = headingFont(look)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: font.file,
    info: { Title: project.name, Author: company.legalName },
  })
  const done = contentsOf(pdf)
  const right = pdf.page.width - MARGIN
  const bottom = pdf.page.height - FOOT
  const whole = right - MARGIN
  const half = (whole - COLUMN_GAP) / 2
  const write = textWriter(pdf, { margin: MARGIN, font })
  const measure = textWriter(pdf, { margin: MARGIN, font, isMeasured: true })
  const onBand = company.hasLightBand ? colour.ink : colour.paper

  await startPage()
  let y = await write(project.name, { x: MARGIN, y: BAND + 48, size: 40, colour: colour.ink })
  y = await write(project.line, { x: MARGIN, y: y + 4, size: 15, colour: colour['ink-500'] })
  y = await write(registered.title, { x: MARGIN, y: y + 36, size: 17, colour: colour['brass-700'] })
  for (const registration of [registered.first, ...registered.others]) {
    if (!registration) continue
    const end = await writeRegistration(registration, { top: y + 12, write: measure })
    if (end > bottom && y > BAND + 32) {
      pdf.addPage({ size: 'A4', margin: 0 })
      await startPage()
      y = BAND + 32
    }
    y = await drawRegistration(registration, y + 12)
  }
  pdf.end()
  return done

  async function startPage() {
    const { width, height } = pdf.page
    pdf.rect(0, 0, width, height).fill(colour.paper)
    pdf.rect(0, 0, width, BAND).fill(company.hasLightBand ? colour.stone : colour.ink)
    pdf.rect(0, BAND, width, RULE).fill(colour['brass-500'])
    if (made.logo) {
      const fit: [number, number] = [LOGO_BOX.width / 4, LOGO_BOX.height / 4]
      pdf.image(made.logo, MARGIN, (BAND - fit[1]) / 2, { fit, valign: 'center' })
    } else {
      if (made.mark) pdf.image(made.mark, MARGIN, (BAND - MARK) / 2, { fit: [MARK, MARK] })
      const x = made.mark ? MARGIN + MARK + 12 : MARGIN
      const name = { x, size: made.mark ? 22 : 28, colour: onBand, width: MARGIN + half - x }
      const lines = await measure(company.name, { ...name, y: 0 })
      await write(company.name, { ...name, y: (BAND - lines) / 2 })
    }
    await writeContact()
    const foot = { x: MARGIN, size: 10, colour: colour['ink-500'] }
    await write(company.legalName, { ...foot, y: height - FOOT + 12 })
    await write(brochuresMessages.coverMade(made.day), { ...foot, y: height - FOOT + 26 })
  }

  /** Writes at the right of the band, in smaller letters if the contact is long. */
  async function writeContact() {
    for (const size of [10.5, 8, 6]) {
      const at = { x: MARGIN + half + COLUMN_GAP, size, colour: onBand, width: half }
      const whole = await writeParagraphs(company.contact, { ...at, y: 0 }, measure)
      if (whole > BAND - 16 && size > 6) continue
      await writeParagraphs(company.contact, { ...at, y: Math.max(8, (BAND - whole) / 2) }, write)
      return
    }
  }

  /** Returns where the next registration begins. */
  async function drawRegistration(registration: Registration, top: number) {
    pdf.moveTo(MARGIN, top).lineTo(right, top).lineWidth(0.75).stroke(colour.line)
    drawQr(registration.id, top + 14)
    return (await writeRegistration(registration, { top, write })) + 18
  }

  /** Returns the position below the last line. Also used for measuring, so that measured and drawn heights agree. */
  async function writeRegistration(
    { id, covers, number, by, href, link, facts }: Registration,
    { top, write }: { top: number; write: typeof measure },
  ) {
    const hasQr = qrOf(id) !== null
    const width = right - MARGIN - (hasQr ? QR + COLUMN_GAP : 0)
    let at = await write(number, { x: MARGIN, y: top + 12, size: 22, colour: colour.ink, width })
    for (const line of [by, covers]) {
      if (line) at = await write(line, { x: MARGIN, y: at + 2, size: 11.5, colour: colour['ink-700'], width })
    }
    if (href) {
      const options = { x: MARGIN, size: 11.5, colour: colour['brass-700'], width, link: href }
      at = await write(link, { ...options, y: at + 8 })
      at = await write(printed(href), { ...options, y: at + 1 })
    }
    at = Math.max(at, hasQr ? top + 14 + QR : 0)
    for (const [nth, row] of rowsOf(facts).entries()) {
      const rowTop = at + (nth === 0 ? 14 : 12)
      const ends = []
      for (const [column, { term, text, look }] of row.entries()) {
        const cell = { x: MARGIN + column * (half + COLUMN_GAP), width: look === 'wide' ? whole : half }
        const below = await write(term, { ...cell, y: rowTop, size: 10, colour: colour['ink-500'] })
        const textColour = look === 'over' ? DANGER : colour.ink
        ends.push(await write(text, { ...cell, y: below + 2, size: 13, colour: textColour }))
      }
      at = Math.max(...ends)
    }
    return at
  }

  function drawQr(id: number, top: number) {
    const qr = qrOf(id)
    const left = right - QR
    if (qr?.image) pdf.image(qr.image, left, top, { fit: [QR, QR] })
    else if (qr?.link) drawCode(pdf, { link: qr.link, left, top })
  }

  function qrOf(id: number) {
    const qr = made.qrs.get(id)
    return qr && (qr.image || qr.link) ? qr : null
  }
}

type Write = ReturnType<typeof textWriter>

/** Returns the position below the last paragraph. */
async function writeParagraphs(paragraphs: string[], { y, ...at }: Parameters<Write>[1], write: Write) {
  let below = y
  for (const text of paragraphs) below = (await write(text, { ...at, y: below })) + 2
  return below
}

/**
 * Shortens the text of a long URL, so that a registration fits on a page. The link and the QR code contain the whole
 * URL.
 */
function printed(href: string) {
  return href.length > LONGEST_PRINTED_LINK ? `${href.slice(0, LONGEST_PRINTED_LINK)}…` : href
}

function rowsOf(facts: Registration['facts']) {
  const rows: Registration['facts'][] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    if (last?.length === 1 && [...last, fact].every(({ look }) => look !== 'wide')) last.push(fact)
    else rows.push([fact])
  }
  return rows
}

const DANGER = '#a12b23'

function drawCode(pdf: PDFKit.PDFDocument, { link, left, top }: { link: string; left: number; top: number }) {
  const { path, size } = qrPath(link)
  pdf.rect(left, top, QR, QR).fill('#fff')
  pdf
    .save()
    .translate(left, top)
    .scale(QR / size)
    .path(path)
    .fill('#000')
    .restore()
}
