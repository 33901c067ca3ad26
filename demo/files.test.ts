import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PICTURE_KINDS } from '#contract/uploads/picture-claims.constants.ts'
import { banks } from './banks.ts'
import { features } from './features.ts'
import { media } from './media.ts'
import { claimOfFile, unlabelledFiles } from './picture-claims.ts'
import { projects } from './projects.ts'
import { heroFilmFile, heroPosterFile, homesFilm, workplacesFilm } from './stored-files.ts'

const root = fileURLToPath(new URL('./files/', import.meta.url))

test('every referenced file exists in its folder', () => {
  const missing = namedFiles().filter((file) => !existsSync(root + file))
  expect(missing).toEqual([])
})

test('every stored file is referenced and follows the naming rule', () => {
  const named = new Set(namedFiles())
  const stored = ['ProjectImages', 'ProjectBannerImages', 'ProjectVideos'].flatMap((folder) =>
    readdirSync(root + folder).map((name) => `${folder}/${name}`),
  )
  expect(stored.filter((file) => !named.has(file))).toEqual([])
  expect(stored.filter((file) => !/\/\d{13}_[a-z0-9-]+\.(jpg|png|pdf|mp4)$/.test(file))).toEqual([])
  const bytes = stored.reduce((sum, file) => sum + statSync(root + file).size, 0)
  expect(bytes).toBeLessThan(40 * 1024 * 1024)
})

test('the lobby picture that shows the name Elite One is used only by that project', () => {
  const showing = projects.filter((project) => JSON.stringify(project).includes('_lobby.jpg'))
  expect(showing.map(({ name }) => name)).toEqual(['Elite One'])
  expect(JSON.stringify(features)).not.toContain('_lobby.jpg')
})

test('gallery images in the category of construction updates are the drawings of the same project', () => {
  for (const { routingName, gallery } of projects) {
    const own = `_${routingName.replaceAll(' ', '-')}-progress-`
    const updates = gallery.filter(({ imgCatId }) => imgCatId === 4)
    expect(updates.filter(({ imgPath }) => !imgPath.includes(own))).toEqual([])
  }
})

test('every picture of a project has a label, except three that are unlabelled on purpose', () => {
  const shown = projects.flatMap(({ bannerImage, image, featureImage, gallery, specifications }) => [
    ...[bannerImage, image, featureImage].filter((file) => file !== null),
    ...gallery.map(({ imgPath }) => imgPath),
    ...specifications.map(({ specificationImage }) => specificationImage),
  ])
  const kinds = new Set(shown.map((file) => claimOfFile(file)?.kind))

  expect([...new Set(shown)].filter((file) => claimOfFile(file) === null).toSorted()).toEqual(
    unlabelledFiles.toSorted(),
  )
  expect(kinds).toEqual(new Set([...PICTURE_KINDS, undefined]))
})

test('residential projects use only the film of homes, commercial ones only the film of workplaces', () => {
  const films = (categoryId: number) =>
    new Set(projects.flatMap((project) => (project.categoryId === categoryId ? [project.video] : [])))

  expect(films(1)).toEqual(new Set([homesFilm]))
  expect(films(2)).toEqual(new Set([workplacesFilm]))
  expect(films(3)).toEqual(new Set([workplacesFilm]))
})

function namedFiles(): string[] {
  const images = [
    ...projects.flatMap((project) => [
      project.image,
      ...(project.featureImage ? [project.featureImage] : []),
      ...project.gallery.map((image) => image.imgPath),
      ...project.plans.map((plan) => plan.planImage),
      ...project.specifications.map((spec) => spec.specificationImage),
      ...project.documents.map((document) => document.documentName),
      ...project.progressUpdates.flatMap((update) => update.photographs),
    ]),
    ...features.flatMap((feature) => (feature.imageUrl ? [feature.imageUrl] : [])),
    ...banks.map((bank) => bank.logo),
  ]
  const banners = [
    ...projects.map((project) => project.bannerImage),
    ...media.map((item) => item.image),
    heroPosterFile,
  ]
  const videos = [...projects.map((project) => project.video), heroFilmFile]
  return [
    ...images.map((name) => `ProjectImages/${name}`),
    ...banners.map((name) => `ProjectBannerImages/${name}`),
    ...videos.map((name) => `ProjectVideos/${name}`),
  ]
}
