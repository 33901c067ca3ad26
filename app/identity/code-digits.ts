import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'

/**
 * Puts digits into the boxes, beginning at one of them; a whole code always begins at the first. Answers the boxes and
 * the place where typing goes on: the box after the last one filled, or the last of all.
 */
export function spreadDigits(boxes: readonly string[], text: string, from: number) {
  const digits = [...text.replaceAll(/\D/g, '')].slice(0, CODE_LENGTH)
  const start = digits.length === CODE_LENGTH ? 0 : from
  const filled = boxes.map((box, at) => digits[at - start] ?? box)
  return { boxes: filled, next: Math.min(start + digits.length, CODE_LENGTH - 1) }
}
