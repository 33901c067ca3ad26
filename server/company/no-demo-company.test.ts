import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutPage } from '#demo/about-page.ts'
import { company } from '#demo/company.ts'
import { homePage } from '#demo/home-page.ts'
import { projects } from '#demo/projects.ts'

const [office] = company.offices
const TEXTS = [
  company.legalName,
  company.slogan,
  'is a demonstration company',
  office?.name,
  ...(office?.lines ?? []),
  office?.hours,
  office?.mapUrl,
  ...company.phones.map(({ number }) => number),
  ...company.phones.map(({ number }) => number.replaceAll(' ', '')),
  company.email,
  'plinthgroup',
  'blog.plinth.example',
  ...projects.flatMap(({ name, address }) => [name, address]),
  ...sentencesIn([homePage.sections, aboutPage.blocks]),
].filter((text) => typeof text === 'string')

/** The sentences of a demo page; shorter texts are headings, which any site may have. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 40 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

/** Migrations contain the company details of sites that are older than the company record. */
const EXCLUDED = /\.test\.tsx?$|\.fixture\.|^server\/db\/migrations\//

test('the source outside the demo names neither the demo company nor its contacts and projects', () => {
  const files = globSync('{app,contract,server}/**/*.{ts,tsx,js,css,json,svg}').filter((file) => !EXCLUDED.test(file))

  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return TEXTS.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`)
  })

  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test('texts outside the demo name no city of the demo company', () => {
  const cities = [...new Set(projects.map(({ city }) => city)), 'Delhi']
  // This file names authorities, some of which are named after such places.
  const named = 'contract/catalog/registered.messages.ts'
  const files = globSync('{app,contract}/**/*{.messages,-text,-texts}.ts').filter((file) => file !== named)

  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return cities.filter((city) => source.includes(city)).map((city) => `${file}: ${city}`)
  })

  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
