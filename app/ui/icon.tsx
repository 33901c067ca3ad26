import type { IconNode } from 'lucide'
import { classNames } from './class-names.ts'

interface IconProps {
  of: IconNode
  size: number
  className?: string
  /** Left out where the words beside it say the same. */
  label?: string
}

/**
 * A drawing of Lucide. Its lines go in as text: seventy icons made of components and elements were a sixth of the work of
 * rendering a page, and again of starting it in the browser.
 */
export function Icon({ of, size, className, label }: IconProps) {
  return (
    <svg
      className={classNames('lucide', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the package alone.
      dangerouslySetInnerHTML={linesOf(of)}
    />
  )
}

const made = new WeakMap<IconNode, { __html: string }>()

function linesOf(icon: IconNode) {
  const known = made.get(icon)
  if (known) return known
  const lines = { __html: icon.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('') }
  made.set(icon, lines)
  return lines
}

function written(attributes: object) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
