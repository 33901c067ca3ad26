// Typesets a brochure (A4 landscape, four pages) for every project that lists one among its documents.
// Run with Node 24 from the repository root: node scripts/demo/make-brochures.mjs [slug]
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PLAN_KIND_NAME } from '../../contract/catalog/catalog.constants.ts'
import { say } from '../../contract/catalog/catalog.messages.ts'
import { brand } from '../../contract/content/brand.ts'
import { prices } from '../../demo/price-sheets.ts'
import { projects } from '../../demo/projects.ts'
import { brochureStyle } from './brochure-style.mjs'
import { escapeHtml, files, fontFaces, printPdf, stamp } from './chromium.mjs'

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
  const title = `${project.name}, ${brand.legalName}`
  const sheets = [await cover(project), await words(project), await drawings(project), await figures(project, slug)]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${fontFaces}${brochureStyle}</style>${sheets.join('')}</html>`
}

async function cover(project) {
  const facts = [
    ['Type', project.type],
    ['Address', project.address],
    [say.label.reraNumber, project.reraNumber],
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
  const { office, salesPhone, email } = brand
  return `<section class="figures"><div class="columns">
    <div><div><h2>Specification</h2><table class="specs">${specs}</table></div><div><h2>Location</h2><table>${perks}</table></div></div>
    <div><div><h2>Price list</h2><table>${rows}</table><p class="note">Revised ${list.revised}. Taxes, registration and maintenance deposit are extra.</p></div>
    <div><h2>Payment plan</h2><table>${plan}</table></div></div></div>
    <footer><div class="mark">${brand.name}<i></i></div><p>${escapeHtml(office.lines.join(', '))}<br>${salesPhone.label}, ${email}</p>
    <p>This brochure is a demonstration. ${brand.legalName}, its projects, people, prices and registration numbers are invented, and nothing here is an offer for sale under the Real Estate (Regulation and Development) Act, 2016. Pictures are artist’s impressions; areas are carpet areas.</p></footer></section>`
}

function foot(project, number) {
  return `<div class="foot"><span>${brand.name}</span><span>${escapeHtml(project.name)}, ${project.reraNumber}</span><span>${number}</span></div>`
}

// Crop mostly the foreground, and only a sixth from the top, so that towers stay whole.
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
