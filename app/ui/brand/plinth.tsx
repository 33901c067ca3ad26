import './plinth.css'

/** The brand's base line. Inside a link, button or `.plinth-host`, it changes colour on hover and focus. */
export function Plinth({ tone = 'ink' }: { tone?: 'ink' | 'line' }) {
  return <span className={tone === 'line' ? 'plinth plinth-line' : 'plinth'} />
}
