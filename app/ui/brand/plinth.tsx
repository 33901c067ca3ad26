import './plinth.css'

/** The line everything stands on. Inside a link or a `.plinth-host` it turns brass under the pointer or the focus. */
export function Plinth({ tone = 'ink' }: { tone?: 'ink' | 'line' }) {
  return <span className={tone === 'line' ? 'plinth plinth-line' : 'plinth'} />
}
