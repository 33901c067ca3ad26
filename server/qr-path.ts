import { correction, generate } from 'lean-qr'

/** The quiet zone of four modules that scanners need. */
const MARGIN = 4

/** Returns a QR code as an SVG path in a square of `size` units: one rectangle per horizontal run of dark modules. */
export function qrPath(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const runs: string[] = []
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue
      const start = x
      while (code.get(x + 1, y)) x += 1
      const length = x + 1 - start
      runs.push(`M${start + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`)
    }
  }
  return { path: runs.join(''), size: code.size + 2 * MARGIN }
}
