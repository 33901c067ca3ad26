import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImageVariants, Picture } from './image-variants.ts'

/**
 * Makes the missing variants of stored pictures behind the visitors' backs, in the order given. Only AVIF: nearly every
 * browser takes it, and a WebP is made in a fraction of the time when someone asks.
 */
export async function warmVariants({ variants, pictures, signal }: WarmOptions): Promise<void> {
  for (const picture of pictures) {
    const started = performance.now()
    await variants.makeAll(picture, { formats: ['avif'], pictureWidth: picture.width, signal })
    if (signal.aborted) return
    await rest(performance.now() - started, signal)
  }
}

type WarmOptions = { variants: ImageVariants; pictures: (Picture & { width: number | null })[]; signal: AbortSignal }

/** As long as the work took, so that it holds half a core at most, and on while the server is busy answering. */
async function rest(milliseconds: number, signal: AbortSignal) {
  let isBusy = true
  while (isBusy && !signal.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(milliseconds, undefined, { signal }).catch(() => undefined)
    isBusy = performance.eventLoopUtilization(before).utilization > 0.5
  }
}
