import './wordmark.css'

export function Wordmark({ name, isDrawing = false }: { name: string; isDrawing?: boolean }) {
  return <span className={isDrawing ? 'wordmark wordmark-drawing' : 'wordmark'}>{name}</span>
}
