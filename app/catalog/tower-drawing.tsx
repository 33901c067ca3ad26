import './tower-drawing.css'

interface TowerDrawingProps {
  /** The construction stage; `done` after the handover. */
  stage: string
  floors: number
  percent: number
}

export function TowerDrawing({ stage, floors, percent }: TowerDrawingProps) {
  return (
    <span className={`tower tower-${stage.toLowerCase()}`} style={{ '--floors': floors, '--filled': `${percent}%` }} />
  )
}
