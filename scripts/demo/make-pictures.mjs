// Regenerates the banner and card crops of the demo projects from the full pictures in files/ProjectImages. Run from
// the repository root: node scripts/demo/make-pictures.mjs
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const files = fileURLToPath(new URL('../../demo/files/', import.meta.url))
const stamp = '1730000000000_'

// Each crop is a list: name, source picture, centre x, centre y and width as fractions of the source, mirrored or not.
// Pictures with lettering are never mirrored. A crop may cut off ground, but never the top of a building.
const banners = [
  ['suncourt', 'residential-trio-dusk', 0.5, 0.45, 1],
  ['kosi-house', 'twin-luxury-towers-dusk', 0.5, 0.45, 1],
  ['gomti-terraces', 'residential-slab-gardens-golden', 0.5, 0.45, 1],
  ['meridian-court', 'residential-slab-gardens-day', 0.52, 0.41, 0.9, true],
  ['saffron-grove', 'midrise-apartments-day', 0.5, 0.45, 1],
  ['begum-park', 'master-plan-day', 0.42, 0.65, 0.84],
  ['parkline-greens', 'residential-trio-day', 0.5, 0.45, 1, true],
  ['kadamba-villas', 'villas-golden', 0.5, 0.55, 1],
  ['aravalli-edge', 'twin-luxury-towers-golden', 0.5, 0.38, 0.84, true],
  ['neem-street', 'midrise-apartments-golden', 0.5, 0.45, 1],
  ['yamuna-meadows', 'master-plan-golden', 0.5, 0.5, 1],
  ['tulsi-enclave', 'residential-slab-gardens-golden', 0.42, 0.38, 0.84, true],
  ['jhelum-apartments', 'midrise-apartments-day', 0.58, 0.38, 0.84],
  ['ridgeview-terraces', 'master-plan-dusk', 0.55, 0.5, 0.86],
  ['rohini-central', 'rohini-central-plaza-dusk', 0.5, 0.55, 1],
  ['lucknow-central', 'lucknow-central-golden', 0.5, 0.55, 1],
  ['elite-one', 'elite-one-mixed-use-golden', 0.5, 0.45, 1],
  ['delta-street', 'delta-street-retail-dusk', 0.5, 0.5, 1],
  ['foundry-row', 'retail-atrium', 0.5, 0.5, 1],
  ['sangam-tower', 'glass-office-tower-dusk', 0.5, 0.45, 1],
  ['charbagh-exchange', 'retail-atrium', 0.3, 0.4, 0.7],
  ['market-hall', 'rohini-central-plaza-day', 0.27, 0.68, 0.54],
  ['ferry-house', 'glass-office-tower-day', 0.5, 0.45, 1, true],
  ['canal-walk', 'delta-street-retail-day', 0.25, 0.62, 0.5],
  ['sutra-campus', 'it-campus-day', 0.5, 0.5, 1],
  ['vindhya-park', 'it-campus-golden', 0.5, 0.5, 0.9, true],
  ['kite-field', 'glass-office-tower-day', 0.44, 0.32, 0.7],
  ['gomti-digital-park', 'it-campus-golden', 0.3, 0.27, 0.6],
]
const cards = [
  ['suncourt', 'residential-trio-day', 0.54, 0.5, 0.76],
  ['kosi-house', 'twin-luxury-towers-golden', 0.52, 0.45, 0.74],
  ['gomti-terraces', 'residential-slab-gardens-day', 0.45, 0.5, 0.76],
  ['meridian-court', 'residential-slab-gardens-golden', 0.62, 0.5, 0.7, true],
  ['saffron-grove', 'midrise-apartments-golden', 0.6, 0.5, 0.76],
  ['begum-park', 'villas-golden', 0.64, 0.55, 0.62],
  ['parkline-greens', 'residential-trio-dusk', 0.42, 0.5, 0.7, true],
  ['kadamba-villas', 'villas-dusk', 0.5, 0.6, 0.74],
  ['aravalli-edge', 'twin-luxury-towers-dusk', 0.56, 0.42, 0.62, true],
  ['neem-street', 'midrise-apartments-day', 0.42, 0.5, 0.72],
  ['yamuna-meadows', 'master-plan-dusk', 0.42, 0.5, 0.76],
  ['tulsi-enclave', 'residential-slab-gardens-day', 0.66, 0.45, 0.6, true],
  ['jhelum-apartments', 'midrise-apartments-golden', 0.38, 0.5, 0.68],
  ['ridgeview-terraces', 'master-plan-golden', 0.66, 0.42, 0.58],
  ['rohini-central', 'rohini-central-plaza-day', 0.55, 0.5, 0.77],
  ['lucknow-central', 'lucknow-central-dusk', 0.46, 0.5, 0.76],
  ['elite-one', 'elite-one-mixed-use-dusk', 0.5, 0.5, 0.76],
  ['delta-street', 'delta-street-retail-day', 0.5, 0.5, 0.77],
  ['foundry-row', 'retail-atrium', 0.5, 0.42, 0.62],
  ['sangam-tower', 'glass-office-tower-day', 0.5, 0.5, 0.74],
  ['charbagh-exchange', 'retail-atrium', 0.72, 0.5, 0.5],
  ['market-hall', 'rohini-central-plaza-day', 0.22, 0.7, 0.4],
  ['ferry-house', 'glass-office-tower-dusk', 0.52, 0.45, 0.62, true],
  ['canal-walk', 'delta-street-retail-dusk', 0.2, 0.6, 0.4],
  ['sutra-campus', 'it-campus-golden', 0.6, 0.5, 0.72],
  ['vindhya-park', 'it-campus-day', 0.38, 0.5, 0.62, true],
  ['kite-field', 'glass-office-tower-dusk', 0.4, 0.62, 0.6],
  ['gomti-digital-park', 'it-campus-day', 0.5, 0.5, 0.58],
]
// Second views of some interiors, so that two galleries do not show the same picture.
const views = [
  ['living-room-mirrored', 'living-room-balcony', 0.5, 0.5, 1, true],
  ['living-room-lounge', 'living-room-balcony', 0.36, 0.6, 0.72],
  ['bedroom-mirrored', 'bedroom', 0.5, 0.5, 1, true],
  ['bedroom-window', 'bedroom', 0.66, 0.5, 0.7],
  ['kitchen-mirrored', 'kitchen', 0.5, 0.5, 0.94, true],
  ['kitchen-island', 'kitchen', 0.56, 0.55, 0.7],
  ['lobby-columns', 'lobby', 0.245, 0.58, 0.49],
  ['gym-floor', 'gym', 0.72, 0.55, 0.62],
  ['pool-edge', 'pool-deck-dusk', 0.66, 0.55, 0.7],
  ['pool-mirrored', 'pool-deck-dusk', 0.5, 0.5, 0.94, true],
  ['delta-street-arcade', 'delta-street-retail-day', 0.24, 0.6, 0.48],
  ['delta-street-gallery-level', 'delta-street-retail-day', 0.72, 0.36, 0.5],
  ['foundry-row-hall', 'retail-atrium', 0.5, 0.62, 0.7],
  ['foundry-row-trees', 'retail-atrium', 0.24, 0.66, 0.48],
  ['delta-street-evening', 'delta-street-retail-dusk', 0.56, 0.6, 0.6],
  // When two projects show the same building, the pictures of the second one are mirrored.
  ['meridian-court-day', 'residential-slab-gardens-day', 0.5, 0.45, 1, true],
  ['meridian-court-evening', 'residential-slab-gardens-golden', 0.5, 0.45, 1, true],
  ['parkline-greens-day', 'residential-trio-day', 0.5, 0.45, 1, true],
  ['aravalli-edge-day', 'twin-luxury-towers-golden', 0.5, 0.4, 0.94, true],
]
// Event pictures, cropped for portrait frames. They contain no title, because the page shows it as text.
const events = [
  ['festival-of-lights', 'delta-street-retail-dusk', 0.5, 0.5, 0.82],
  ['design-unveiling', 'lucknow-central-dusk', 0.46, 0.5, 0.8],
  ['open-site-day', 'residential-trio-day', 0.56, 0.45, 0.8],
  ['handover-day', 'residential-slab-gardens-golden', 0.56, 0.5, 0.8, true],
  ['flag-hoisting', 'rohini-central-plaza-day', 0.56, 0.5, 0.8],
  ['partner-meet', 'lobby', 0.5, 0.5, 0.8],
  ['groundbreaking', 'master-plan-golden', 0.5, 0.5, 0.8],
]

await mkdir(`${files}ProjectBannerImages`, { recursive: true })
for (const row of banners) await crop(row, 16 / 9, 1600, `${files}ProjectBannerImages/${stamp}${row[0]}-banner.jpg`)
for (const row of events) await crop(row, 4 / 3, 1200, `${files}ProjectBannerImages/${stamp}event-${row[0]}.jpg`)
for (const row of cards) await crop(row, 556 / 446, 1112, `${files}ProjectImages/${stamp}${row[0]}-card.jpg`)
for (const row of views) await crop(row, 16 / 10, 1280, `${files}ProjectImages/${stamp}${row[0]}.jpg`)

async function crop([, source, x, y, share, mirrored = false], ratio, minWidth, out) {
  const picture = sharp(`${files}ProjectImages/${stamp}${source}.jpg`)
  const size = await picture.metadata()
  const width = Math.round(Math.min(size.width * share, size.height * ratio))
  const height = Math.round(width / ratio)
  const left = Math.round(Math.min(Math.max(x * size.width - width / 2, 0), size.width - width))
  const top = Math.round(Math.min(Math.max(y * size.height - height / 2, 0), size.height - height))
  const target = ratio > 1.7 ? Math.max(width, minWidth) : minWidth
  await picture
    .extract({ left, top, width, height })
    .flop(mirrored)
    .resize(target, Math.round(target / ratio))
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(out)
}
