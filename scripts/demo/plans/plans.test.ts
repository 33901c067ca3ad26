import { expect, test } from 'vitest'
import { prices } from '../../../demo/price-sheets.ts'
import { projects } from '../../../demo/projects.ts'
import { commercialPlans } from './commercial-plans.mjs'
import { residentialPlans } from './residential-plans.mjs'

interface Drawing {
  kind: string
  title: string
  layout?: string
  carpet?: number
}

const drawings: Record<string, Record<string, Drawing>> = { ...residentialPlans, ...commercialPlans }
const priceLists: Record<string, { rows: string[][] }> = prices

const plans = projects.flatMap((project) => {
  const slug = project.routingName.replaceAll(' ', '-')
  return project.plans.map((plan) => ({ project, slug, plan, drawing: drawingOf(slug, plan.planImage) }))
})

test('every plan shows a drawing of its own project', () => {
  expect(plans.filter(({ drawing }) => !drawing).map(({ plan }) => plan.planImage)).toEqual([])
})

test('the carpet area in a caption equals the one in the drawing', () => {
  const stated = plans.flatMap(({ plan, drawing }) => {
    const caption = /^([\d,]+) sq\.ft/.exec(plan.planDescription)?.[1]
    return caption && drawing?.carpet
      ? [{ plan: plan.planImage, caption: numberOf(caption), drawing: drawing.carpet }]
      : []
  })
  const perLevel = /villa-|row-house/
  expect(stated.length).toBeGreaterThan(15)
  expect(stated.filter((row) => row.caption !== row.drawing && !perLevel.test(row.plan) && !isRange(row.plan))).toEqual(
    [],
  )
})

test('the carpet area of a unit plan equals the one on its price sheet', () => {
  const compared = plans.flatMap(({ slug, plan, drawing }) => {
    const row = priceLists[slug]?.rows.find(([unit]) => unit === plan.planName)
    // A house of several levels has one drawing per level; its price sheet states the total.
    const isOneLevel = !drawing?.layout?.startsWith('villa')
    return row && drawing?.carpet && isOneLevel && /^[\d,]+$/.test(row[1] ?? '')
      ? [{ plan: `${slug}: ${plan.planName}`, sheet: numberOf(row[1] ?? ''), drawing: drawing.carpet }]
      : []
  })
  expect(compared.map(({ plan }) => plan)).toEqual(
    expect.arrayContaining(['suncourt: 3 BHK, type B', 'suncourt: 4 BHK, type C, corner', 'neem-street: 2 BHK']),
  )
  expect(compared.filter(({ sheet, drawing }) => sheet !== drawing)).toEqual([])
})

function drawingOf(slug: string, image: string) {
  const name = image.replace(/^\d+_/, '').replace('.png', '')
  return name.startsWith(`${slug}-`) ? drawings[slug]?.[name.slice(slug.length + 1)] : undefined
}

/** A caption such as "310 to 540 sq.ft" names a range; the drawing shows one size within it. */
function isRange(image: string) {
  return plans.some(({ plan }) => plan.planImage === image && / to [\d,]+ sq\.ft/.test(plan.planDescription))
}

function numberOf(text: string) {
  return Number(text.replaceAll(',', ''))
}
