import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { TitleBlock } from '../../ui/layout/title-block.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { ShownPlan } from './plan-kinds.ts'
import { SheetStage } from './sheet-stage.tsx'
import { ZoomPane } from './zoom-pane.tsx'

interface PlanSheetProps {
  id: string
  plan: ShownPlan
  isChosen: boolean
  projectName: string
  kindName: string
  /** '3 of 4'. */
  place: string
}

export function PlanSheet({ id, plan, isChosen, projectName, kindName, place }: PlanSheetProps) {
  const name = plan.name ?? kindName
  const image = plan.image && assetAddress(UPLOAD_FOLDER.images, plan.image)
  const stageId = `${id}-stage`
  return (
    <div id={id} className={classNames('plan-sheet', isChosen && 'plan-sheet-chosen')}>
      {image && (
        <>
          <ZoomPane label={`${name}, ${kindName}`} stageId={stageId} className="plan-drawing">
            <Picture
              src={image}
              alt={`${kindName}, ${name}, of ${projectName}`}
              width={1600}
              height={1120}
              sizes="(max-width: 999px) 100vw, 68vw"
              widths={[640, 960, 1280]}
              isGraded={false}
            />
          </ZoomPane>
          <SheetStage
            id={stageId}
            label={`${projectName}, ${name}`}
            src={image}
            alt={`${kindName}, ${name}, of ${projectName}`}
          />
        </>
      )}
      <TitleBlock
        look="row"
        entries={[
          { term: 'Project', detail: projectName },
          { term: 'Drawing', detail: name },
          { term: 'Plan', detail: kindName },
          { term: 'Sheet', detail: place, isUnbroken: true },
        ]}
      />
      {plan.description && <p className="plan-description small muted">{plan.description}</p>}
    </div>
  )
}
