import './tower-drawing.css'

interface TowerDrawingProps {
  /** The stage of the work; `done` after the handover. */
  stage: string
  floors: number
  /** How much of the stage is done. */
  percent: number
}

/** An elevation that fills with the stage of the work, drawn by its style sheet. */
export function TowerDrawing({ stage, floors, percent }: TowerDrawingProps) {
  return (
    <span className={`tower tower-${stage.toLowerCase()}`} style={{ '--floors': floors, '--filled': `${percent}%` }} />
  )
}
