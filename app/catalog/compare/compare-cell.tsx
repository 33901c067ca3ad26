import { Check, Minus } from 'lucide'
import { StatusMark } from '../../ui/feedback/status-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { HomeInWords } from '../home-in-words.ts'
import { statusFill } from '../project-status.ts'
import { compareMessages as messages } from './compare-texts.ts'
import type { Cell } from './comparison.types.ts'

export function CompareCell({ cell }: { cell: Cell }) {
  switch (cell.kind) {
    case 'fact':
      return (
        <>
          <b>{cell.text}</b> {cell.note && <small>{cell.note}</small>}
        </>
      )
    case 'text':
      return cell.text
    case 'missing':
      return <span className="muted">{cell.text}</span>
    case 'status':
      return <StatusMark label={cell.status} fill={statusFill(cell.status)} />
    case 'homes':
      return (
        <ul>
          {cell.homes.map((home) => (
            <Home key={home.id} home={home} />
          ))}
        </ul>
      )
    case 'listed':
      return (
        <span className={cell.isListed ? 'compare-listed' : 'compare-listed muted'}>
          <Icon of={cell.isListed ? Check : Minus} size={18} />
          {cell.isListed ? messages.listed : messages.notListed}
        </span>
      )
    case 'place':
      return (
        <>
          <span className="compare-place">{cell.name}</span> <b>{cell.distance ?? messages.notGiven}</b>
          {cell.share !== null && <i className="compare-bar" style={{ '--share': `${cell.share}%` }} />}
        </>
      )
  }
}

function Home({ home }: { home: HomeInWords }) {
  return (
    <li>
      <b>{home.feet}</b> <span className="muted">{home.metres}</span> <small>{home.name}</small>{' '}
      <span className="compare-price">
        {home.hasHigherPrices && `${messages.from} `}
        {home.price}
      </span>{' '}
      <small>{home.left}</small>
    </li>
  )
}
