import { CircleAlert } from 'lucide'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Icon } from '../ui/icon.tsx'
import './code-boxes.css'

interface CodeBoxesProps {
  error: string | null
  onInput: () => void
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, at) => at)

export const DIGIT = 'digit'

/** Typing a digit focuses the next box; pasting or autofill fills all boxes. */
export function CodeBoxes({ error, onInput }: CodeBoxesProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])]

  useEffect(() => {
    // A navigation focuses `#main` first, so focus the first box after that.
    queueMicrotask(() => group.current?.querySelector('input')?.focus())
  }, [])

  useEffect(() => {
    if (error !== null) [...(group.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus()
  }, [error])

  function put(text: string, from: number) {
    const spread = spreadDigits(
      boxes().map(({ value }) => value),
      text,
      from,
    )
    for (const [at, box] of boxes().entries()) box.value = spread.boxes[at] ?? ''
    boxes()[spread.next]?.focus()
    onInput()
  }

  function take(event: FormEvent<HTMLInputElement>, at: number) {
    const box = event.currentTarget
    const typed = (event.nativeEvent as InputEvent).data ?? box.value
    if (box.value === '') return onInput()
    box.value = ''
    put(typed, at)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    event.preventDefault()
    put(event.clipboardData.getData('text'), at)
  }

  function move(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const before = boxes()[at - 1]
    if (event.key === 'Backspace' && event.currentTarget.value === '' && before) {
      event.preventDefault()
      before.value = ''
      before.focus()
      onInput()
    }
    if (event.key === 'ArrowLeft') before?.focus()
    if (event.key === 'ArrowRight') boxes()[at + 1]?.focus()
  }

  return (
    <div>
      <fieldset
        ref={group}
        className="code-boxes"
        style={{ '--places': CODE_LENGTH }}
        aria-label={identityMessages.codeLabel}
      >
        {PLACES.map((at) => (
          <input
            key={at}
            className="code-box"
            name={DIGIT}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            required
            aria-label={identityMessages.codeDigit(at + 1, CODE_LENGTH)}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : `${id}-error`}
            // biome-ignore lint/a11y/noAutofocus: the code is the only input of the page
            autoFocus={at === 0}
            onFocus={(event) => event.currentTarget.select()}
            // Without this, a letter would replace the digit in the box.
            onBeforeInput={(event) => !/\d/.test(event.data) && event.preventDefault()}
            onInput={(event) => take(event, at)}
            onPaste={(event) => paste(event, at)}
            onKeyDown={(event) => move(event, at)}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {error !== null && (
          <p className="field-error" id={`${id}-error`}>
            <Icon of={CircleAlert} size={16} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * Distributes digits over the boxes, starting at index `from`; a complete code always starts at the first box. Returns
 * the boxes and the index to focus: the box after the last one filled, or the last box.
 */
export function spreadDigits(boxes: readonly string[], text: string, from: number) {
  const digits = [...text.replaceAll(/\D/g, '')].slice(0, CODE_LENGTH)
  const start = digits.length === CODE_LENGTH ? 0 : from
  const filled = boxes.map((box, at) => digits[at - start] ?? box)
  return { boxes: filled, next: Math.min(start + digits.length, CODE_LENGTH - 1) }
}
