import { expect, test } from 'vitest'
import { project } from '#contract/catalog/project.fixture.ts'
import { jsonForScript, projectStructuredData } from './structured-data.tsx'

const SITE = 'https://plinth.example'
const PAGE = { site: SITE, developer: 'Plinth Group', numbers: ['DEMO-1', 'DEMO-2'], homes: [], units: null, plans: [] }

test('describes a project as a place with its registration numbers and a breadcrumb with three items', () => {
  const data = projectStructuredData(project, PAGE)
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'Place',
    url: 'https://plinth.example/product/Commercial/elite%20one',
    identifier: [
      { propertyID: 'RERA Number', value: 'DEMO-1' },
      { propertyID: 'RERA Number', value: 'DEMO-2' },
    ],
  })
  expect(data['@graph'][1]).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://plinth.example/home' },
      { position: 2, item: 'https://plinth.example/products/Commercial' },
      { position: 3, name: 'Elite One' },
    ],
  })
  expect(data['@graph']).toHaveLength(2)
})

test('describes a residential project as an apartment complex', () => {
  expect(projectStructuredData({ ...project, categoryId: 1 }, PAGE)['@graph'][0]).toMatchObject({
    '@type': 'ApartmentComplex',
  })
})

test('takes the upload date of a video from its stored name', () => {
  const data = projectStructuredData({ ...project, video: '1730000000000_walk.mp4' }, PAGE)
  expect(data['@graph'][2]).toMatchObject({
    '@type': 'VideoObject',
    contentUrl: 'https://plinth.example/assets/images/ProjectVideos/1730000000000_walk.mp4',
    uploadDate: '2024-10-27T03:33:20.000Z',
  })
  expect(projectStructuredData({ ...project, video: 'walk.mp4' }, PAGE)['@graph'][2]).not.toHaveProperty('uploadDate')
})

test('escapes stored text so that it cannot close the script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028'
  const written = jsonForScript({ name: hostile })
  expect(written).not.toMatch(/<|\u2028/)
  expect(JSON.parse(written)).toEqual({ name: hostile })
})
