import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeImage } from './check-content.ts'
import { aPicture } from './file-server.fixture.ts'

test('an image is described by its size and its dominant colour', async () => {
  const sky = sharp({ create: { width: 400, height: 300, channels: 3, background: '#204080' } })
  const roof = await sharp({ create: { width: 400, height: 60, channels: 3, background: '#c03010' } })
    .png()
    .toBuffer()
  const picture = await sky
    .composite([{ input: roof, top: 240, left: 0 }])
    .png()
    .toBuffer()

  const { dominantColour, ...size } = await describeImage(picture)

  expect(size).toEqual({ width: 400, height: 300 })
  const channels = [1, 3, 5].map((at) => Number.parseInt(dominantColour.slice(at, at + 2), 16))
  expect(dominantColour).toMatch(/^#[0-9a-f]{6}$/)
  for (const [index, wanted] of [0x20, 0x40, 0x80].entries()) {
    expect(Math.abs((channels[index] ?? 999) - wanted)).toBeLessThanOrEqual(16)
  }
})

test('a rotated image is described as it is shown', async () => {
  const picture = await aPicture({ width: 400, height: 300, orientation: 6 })

  expect(await describeImage(picture)).toMatchObject({ width: 300, height: 400 })
})

test('transparent pixels count as the page background', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

  const { dominantColour } = await describeImage(await picture.png().toBuffer())

  expect(Number.parseInt(dominantColour.slice(1, 3), 16)).toBeGreaterThan(0xe0)
})

test('data that is no image is refused', async () => {
  await expect(describeImage(Buffer.from('not a picture'))).rejects.toThrow()
})
