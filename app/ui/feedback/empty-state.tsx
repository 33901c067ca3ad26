import type { ReactNode } from 'react'
import './state.css'

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; as?: 'h2' | 'h3' | 'p' }

export function EmptyState({ title, text, action, as: Title = 'h3' }: EmptyStateProps) {
  return (
    <div className="state">
      <svg className="state-drawing" viewBox="0 0 240 120" width="200" height="100" fill="none" aria-hidden="true">
        <path strokeDasharray="5 4" d="M70 104V34h52v70M136 104V58h38v46" />
        <path d="M186 104V20M186 24h-46M186 24h22M186 14l-46 10M186 14l22 10M152 24v16" />
        <path className="state-ground" d="M20 106h200" />
      </svg>
      <Title className="state-title">{title}</Title>
      {text && <p className="state-text">{text}</p>}
      {action && <div className="state-action">{action}</div>}
    </div>
  )
}
