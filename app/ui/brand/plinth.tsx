import './plinth.css'

/** The thick base line of the brand. Inside a link, button or `.plinth-host` it turns brass on hover and focus. */
export function Plinth({ tone = 'ink' }: { tone?: 'ink' | 'line' }) {
  return <span className={tone === 'line' ? 'plinth plinth-line' : 'plinth'} />
}
