import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { compareMessages as messages } from './compare-texts.ts'
import type { Comparison } from './load-comparison.ts'

export function CompareNotices({ comparison: { missing, leftOut } }: { comparison: Comparison }) {
  return (
    <>
      {missing.map(({ name, nth }) => (
        <Notice key={nth} title={messages.notShown(name)} text={messages.notOnSite(nth)} />
      ))}
      {leftOut && <Notice title={messages.tooMany} text={messages.leftOut(leftOut)} />}
    </>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <p className="compare-notice">
      <Icon of={CircleAlert} size={20} />
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  )
}
