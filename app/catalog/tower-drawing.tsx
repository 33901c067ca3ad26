import './tower-drawing.css'

interface TowerDrawingProps {
  /** The construction stage; `done` after the handover. */
  stage: string
  floors: number
  /** Progress within the stage. */
  percent: number
}

/** The elevation of a tower, filled up to the construction stage; drawn by its style sheet. */
export function TowerDrawing({ stage, floors, percent }: TowerDrawingProps) {
  return (
    <span className={`tower tower-${stage.toLowerCase()}`} style={{ '--floors': floors, '--filled': `${percent}%` }} />
  )
}
