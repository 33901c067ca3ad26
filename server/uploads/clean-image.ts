import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { AppError } from '#server/errors.ts'
import { MOST_PIXELS, readImage, readImageHeader } from '#server/image-engine.ts'
import { describeImage } from './describe-image.ts'

/** A picture of fifty million pixels takes hundreds of megabytes while it is decoded. */
const queue = createConcurrencyLimit({ running: 1 })

const JPEG_QUALITY = 90

/** The picture drawn anew: upright, without what the camera or anybody else wrote into it. */
export function cleanImage(source: Uint8Array, extension: string) {
  return queue.run(async () => {
    const refuse = (cause: unknown): never => {
      throw new AppError('invalid', hasEnd(source) ? uploadsMessages.notAnImage : uploadsMessages.cutOff, { cause })
    }
    const { width, height } = await readImageHeader(source).catch(refuse)
    if (width * height > MOST_PIXELS) throw new AppError('invalid', uploadsMessages.tooManyPixels)

    const content = await encode(source, extension).catch(refuse)
    return { content, mime: extension === 'png' ? 'image/png' : 'image/jpeg', ...(await describeImage(content)) }
  })
}

/** In the format its name promises: a png that somebody called jpg becomes one. */
function encode(source: Uint8Array, extension: string) {
  const image = readImage(source)
  if (extension === 'png') return image.png().toBuffer()
  return image.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

const END_MARKS = [Buffer.from('IEND'), Buffer.from([0xff, 0xd9])]
const TAIL_BYTES = 32

/** Both formats end with a mark of their own. */
function hasEnd(source: Uint8Array) {
  const tail = Buffer.from(source.subarray(-TAIL_BYTES))
  return END_MARKS.some((mark) => tail.includes(mark))
}
