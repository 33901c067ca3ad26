import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PLAN_KIND_NAME } from '#contract/catalog/catalog.constants.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { salesPhone as salesPhoneOf } from '#contract/company/company-contacts.ts'
import { company } from '#demo/company.ts'
import { prices } from '#demo/price-sheets.ts'
import { projects } from '#demo/projects.ts'
import { escapeHtml, files, fontFaces, paper, printPdf, stamp } from './chromium.mjs'

const brochureStyle = `
@page { size: 297mm 210mm; margin: 0 }
* { margin: 0; padding: 0; box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font: 400 9.6pt/1.55 Schibsted; color: ${paper.ink700} }
section { position: relative; width: 297mm; height: 210mm; overflow: hidden; background: ${paper.stone}; page-break-after: always }
section:last-child { page-break-after: auto }
img { display: block; object-fit: cover; filter: none }
h1, h2, h3, .lead, .mark { font-family: Newsreader; color: ${paper.ink} }
h2 { font-size: 25pt; font-weight: 340; line-height: 1.1; letter-spacing: -.02em }
.plinth { display: block; height: 1.1mm; background: ${paper.ink} }

.cover img { position: absolute; inset: 0 0 auto 0; width: 297mm; height: 133mm }
.cover h1 { position: absolute; left: 16mm; bottom: 47.4mm; font-size: 78pt; font-weight: 300; line-height: .74; letter-spacing: -.045em; white-space: nowrap }
.cover h1.long { font-size: 70pt }
.cover .plinth { position: absolute; left: 16mm; right: 16mm; bottom: 42mm }
.cover .place { position: absolute; right: 16mm; bottom: 45.5mm; font-size: 11pt }
.cover dl { position: absolute; left: 16mm; right: 16mm; bottom: 15mm; height: 22mm; display: grid; grid-template-columns: 1.1fr 1.5fr 1fr .7fr }
.cover dl div { padding: 1mm 6mm 0 0 } .cover dl div + div { padding-left: 6mm; border-left: .25mm solid ${paper.line} }
dt { font-size: 8.4pt; color: ${paper.ink500} } dd { margin-top: 1mm; font-size: 11pt; line-height: 1.35; color: ${paper.ink} }

.words { display: grid; grid-template-columns: 1fr 98mm; gap: 18mm; padding: 17mm 16mm 0 }
.words h2 { margin-bottom: 8mm } .words .lead { font-size: 16.5pt; font-weight: 350; line-height: 1.32; letter-spacing: -.008em; margin-bottom: 6mm }
.words .text > p { max-width: 148mm; font-size: 10.4pt } .words .text > p.lead { font-size: 17.5pt } .words p + p { margin-top: 3mm }
.words h3 { font-size: 15pt; font-weight: 380; margin: 9mm 0 2.5mm }
.words ul { list-style: none; columns: 2; column-gap: 8mm } .words li { padding: 1.5mm 0; border-top: .25mm solid ${paper.line}; color: ${paper.ink}; break-inside: avoid }
.words figure img { width: 98mm; height: 146mm } figcaption { margin-top: 2.5mm; font-size: 8.4pt; line-height: 1.4; color: ${paper.ink500} }

.plans { background: ${paper.paper}; padding: 17mm 16mm 0 }
.plans .grid { margin-top: 7mm; display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 9mm }
.plans figure { display: grid; grid-template-columns: 82mm 1fr; gap: 5mm }
.plans .sheet { height: 66mm; padding: 2.5mm; background: #fff; border: .25mm solid ${paper.line}; border-bottom: 1.1mm solid ${paper.ink} }
.plans .sheet img { width: 100%; height: 100%; object-fit: contain }
.plans figcaption { margin: 0; align-self: end; padding-bottom: 1mm } .plans b { display: block; font: 400 13pt/1.15 Newsreader; color: ${paper.ink} } .plans figcaption span { display: block; margin: 1mm 0 2mm; color: #77551C } .plans figcaption p { color: ${paper.ink700} }

.figures { padding: 17mm 16mm 0 } .figures h2 { font-size: 19pt; padding-bottom: 3mm; border-bottom: 1.1mm solid ${paper.ink} }
.figures .columns { display: grid; grid-template-columns: 1.35fr 1fr; gap: 14mm }
.figures .columns > div { display: flex; flex-direction: column; gap: 8mm }
table { width: 100%; border-collapse: collapse; font-size: 8.8pt; line-height: 1.35 } td { padding: 1.35mm 0; border-bottom: .25mm solid ${paper.line}; color: ${paper.ink}; vertical-align: top } td + td { padding-left: 4mm; text-align: right; white-space: nowrap }
.specs td:first-child { width: 34mm } .specs td + td { text-align: left; white-space: normal; color: ${paper.ink700} }
.note { margin-top: 2mm; font-size: 8pt; color: ${paper.ink500} }
.figures footer { position: absolute; inset: auto 0 0 0; height: 40mm; padding: 9mm 16mm; display: grid; grid-template-columns: 46mm 76mm 1fr; gap: 10mm; background: ${paper.ink}; color: #A9B6BD; font-size: 8.2pt; line-height: 1.5; border-top: 1.6mm solid ${paper.brass} }
.mark { color: #fff; font-size: 26pt; font-weight: 430; line-height: .8; letter-spacing: -.03em; width: max-content } .mark i { display: block; height: 1.1mm; margin: 1.6mm -1mm 0; background: #fff }
.foot { position: absolute; left: 16mm; right: 16mm; bottom: 8mm; display: flex; justify-content: space-between; font-size: 8.2pt; color: ${paper.ink500} }
`

// Typesets a brochure (A4 landscape, four pages) for every project that lists one among its documents.
// Run with Node 26 from the repository root: node scripts/demo/make-brochures.mjs [slug]

const only = process.argv[2]

for (const project of projects) {
  const document = project.documents.find((entry) => entry.documentType === 'pdf')
  const slug = project.routingName.replaceAll(' ', '-')
  if (!document || (only && only !== slug)) continue
  const out = `${files}ProjectImages/${document.documentName}`
  await printPdf(await page(project, slug), out)
  const size = (await readFile(out)).length
  console.log(`${document.documentName} ${Math.round(size / 1024)} KB`)
}

async function page(project, slug) {
  const title = `${project.name}, ${company.legalName}`
  const sheets = [await cover(project), await words(project), await drawings(project), await figures(project, slug)]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fontFaces}${brochureStyle}</style>${sheets.join('')}</html>`
}

async function cover(project) {
  const facts = [
    ['Type', project.type],
    ['Address', project.address],
    [catalogMessages.label.reraNumber, project.reraNumber],
    ['Status', project.status],
  ]
  const cells = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')
  return `<section class="cover"><img src="${await picture('ProjectBannerImages', project.bannerImage, 1360, 609, 64)}">
    <h1${project.name.length > 12 ? ' class="long"' : ''}>${escapeHtml(project.name)}</h1><i class="plinth"></i>
    <p class="place">${escapeHtml(project.city)}, ${escapeHtml(project.state)}</p><dl>${cells}</dl></section>`
}

async function words(project) {
  const [lead, ...rest] = project.overview.split('\n')
  const paragraphs = rest.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
  const features = project.featureNames.map((name) => `<li>${escapeHtml(name)}</li>`).join('')
  const inside = project.gallery.find((image) => image.imgCatId === 2)
  return `<section class="words"><div class="text"><h2>Overview</h2><p class="lead">${escapeHtml(lead)}</p>${paragraphs}
    <h3>Features</h3><ul>${features}</ul></div>
    <figure><img src="${await picture('ProjectImages', inside.imgPath, 600, 894, 64)}"><i class="plinth"></i><figcaption>Inside ${escapeHtml(project.name)}, artist’s impression</figcaption></figure>
    ${foot(project, 2)}</section>`
}

async function drawings(project) {
  const kinds = [6, 2, 3, 4]
  const chosen = kinds.map((kind) => project.plans.find((plan) => plan.planId === kind)).filter(Boolean)
  const sheets = chosen.map(
    async (plan) => `<figure><div class="sheet"><img src="${await drawing(plan.planImage)}"></div>
    <figcaption><b>${escapeHtml(plan.planName)}</b><span>${PLAN_KIND_NAME[plan.planId]}</span><p>${escapeHtml(plan.planDescription)}</p></figcaption></figure>`,
  )
  return `<section class="plans"><h2>Plans</h2><div class="grid">${(await Promise.all(sheets)).join('')}</div>${foot(project, 3)}</section>`
}

async function figures(project, slug) {
  const list = prices[slug]
  const specs = project.specifications
    .map((spec) => `<tr><td>${escapeHtml(spec.specificationName)}<td>${escapeHtml(spec.specificationDescription)}`)
    .join('')
  const rows = list.rows.map(([unit, carpet, from]) => `<tr><td>${escapeHtml(unit)}<td>${carpet}<td>${from}`).join('')
  const plan = list.plan.map(([stage, share]) => `<tr><td>${stage}<td>${share}%`).join('')
  const perks = project.perks.map((perk) => `<tr><td>${escapeHtml(perk.perksName)}<td>${perk.distance}`).join('')
  const {
    offices: [office],
    email,
  } = company
  const salesPhone = salesPhoneOf(company)
  return `<section class="figures"><div class="columns">
    <div><div><h2>Specification</h2><table class="specs">${specs}</table></div><div><h2>Location</h2><table>${perks}</table></div></div>
    <div><div><h2>Price list</h2><table>${rows}</table><p class="note">Revised ${list.revised}. Taxes, registration and maintenance deposit are extra.</p></div>
    <div><h2>Payment plan</h2><table>${plan}</table></div></div></div>
    <footer><div class="mark">${company.name}<i></i></div><p>${escapeHtml(office.lines.join(', '))}<br>${salesPhone.label}, ${email}</p>
    <p>This brochure is a demonstration. ${company.legalName}, its projects, people, prices and registration numbers are invented, and nothing here is an offer for sale under the Real Estate (Regulation and Development) Act, 2016. Pictures are artist’s impressions; areas are carpet areas.</p></footer></section>`
}

function foot(project, number) {
  return `<div class="foot"><span>${company.name}</span><span>${escapeHtml(project.name)}, ${project.reraNumber}</span><span>${number}</span></div>`
}

// Crops a sixth of the excess height from the top and the rest from the bottom, so that no tower is cut off.
async function picture(folder, name, width, height, quality) {
  const source = sharp(`${files}${folder}/${name}`)
  const size = await source.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const full = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
  const left = Math.round((full.width - width) / 2)
  const top = Math.round((full.height - height) / 6)
  const cut = source.resize(full.width, full.height).extract({ left, top, width, height })
  const data = await cut.jpeg({ quality, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}

async function drawing(name) {
  const source = sharp(`${files}ProjectImages/${name.startsWith(stamp) ? name : stamp + name}`)
  const data = await source
    .resize({ width: 800 })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}
