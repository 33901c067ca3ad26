import { LOGO_PIXELS, UPLOAD_PURPOSE } from '#contract/uploads/upload-limits.ts'
import { extensionOf } from '#contract/uploads/upload-rules.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'
import { readImage, readImageHeader } from '#server/image-engine.ts'
import { redrawSvg } from './redraw-svg.ts'

export const SVG_MIME = 'image/svg+xml'

/** The longest side of a stored logo in pixels. Pages show logos far smaller. */
const STORED_SIDE = 1024
const PREVIEW_SIDE = 256
const RENDER_SECONDS = 10

interface SentLogo {
  content: Buffer
  fileName: string
  purpose: string | null
}

export async function cleanLogo({ content, fileName, purpose }: SentLogo) {
  const logo = extensionOf(fileName) === 'svg' ? cleanSvg(content) : await cleanPng(content)
  await requireVisible(logo.content)
  if (purpose === UPLOAD_PURPOSE.mark) requireMark(logo)
  return logo
}

function cleanSvg(source: Buffer) {
  const { svg, width, height } = redrawSvg(source)
  return { content: Buffer.from(svg), mime: SVG_MIME, width, height }
}

async function cleanPng(source: Buffer) {
  const { format, width, height } = await readImageHeader(source).catch(notALogo)
  if (format !== 'png') return notALogo()
  if (Math.max(width, height) > LOGO_PIXELS.most) throw new AppError('invalid', uploadsMessages.logoTooManyPixels)
  const { data, info } = await readImage(source)
    .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(notALogo)
  return { content: data, mime: 'image/png', width: info.width, height: info.height }
}

function notALogo(cause?: unknown): never {
  throw new AppError('invalid', uploadsMessages.notALogo, { cause })
}

async function requireVisible(logo: Buffer) {
  const image = readImage(logo).resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' }).ensureAlpha()
  const preview = await image
    .timeout({ seconds: RENDER_SECONDS })
    .png()
    .toBuffer()
    .catch((cause) => {
      throw new AppError('invalid', uploadsMessages.svgTooDetailed, { cause })
    })
  const { channels } = await readImage(preview).stats()
  if (channels[3]?.max === 0) throw new AppError('invalid', uploadsMessages.logoEmpty)
}

/** Icons are generated from the mark, so it must be square, and a raster image must be large enough. */
export function requireMark({ width, height, mime }: { width: number; height: number; mime: string }) {
  if (Math.abs(width - height) > Math.max(width, height) / 100) {
    throw new AppError('invalid', uploadsMessages.markNotSquare)
  }
  if (mime !== SVG_MIME && Math.min(width, height) < LOGO_PIXELS.leastOfMark) {
    throw new AppError('invalid', uploadsMessages.markTooSmall)
  }
}
