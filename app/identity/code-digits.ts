import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'

/**
 * Distributes digits over the boxes from one of them on; a whole code always starts at the first. Returns the boxes and
 * the index to focus: the box after the last one filled, or the last box.
 */
export function spreadDigits(boxes: readonly string[], text: string, from: number) {
  const digits = [...text.replaceAll(/\D/g, '')].slice(0, CODE_LENGTH)
  const start = digits.length === CODE_LENGTH ? 0 : from
  const filled = boxes.map((box, at) => digits[at - start] ?? box)
  return { boxes: filled, next: Math.min(start + digits.length, CODE_LENGTH - 1) }
}
