import { type MouseEvent, type MouseEventHandler, useEffect, useState } from 'react'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TitleBlock } from '../../ui/layout/title-block.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { FullScreenImage } from './full-screen-image.tsx'
import type { ProjectParts } from './load-project.ts'
import { thumbnailAddress } from './thumbnail-address.ts'
import { ZoomPane } from './zoom-pane.tsx'
import './project-plans.css'

/** Without JavaScript, `:target` shows the plan that the URL hash names. */
export function ProjectPlans({ projectName, kinds }: { projectName: string; kinds: ProjectParts['planKinds'] }) {
  const plans = kinds.flatMap((kind) => kind.plans)
  const [openTab, setOpenTab] = useState(tabId(kinds[0]?.kindId))
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(
    new Set(kinds.map(({ plans: [first] }) => first?.id ?? 0)),
  )
  const [isHydrated, setHydrated] = useState(false)

  function choose(plan: ShownPlan) {
    const ofSameKind = new Set(plans.filter(({ kindId }) => kindId === plan.kindId).map(({ id }) => id))
    setChosenIds((before) => new Set([...before].filter((id) => !ofSameKind.has(id)).concat(plan.id)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: applies the hash that was set before hydration, and later ones
  useEffect(() => {
    const applyHash = () => {
      const target = location.hash.slice(1)
      const plan = plans.find(({ id }) => panelId(id) === target)
      if (plan) choose(plan)
      const kindId = plan?.kindId ?? kinds.find((kind) => tabId(kind.kindId) === target)?.kindId
      if (kindId) setOpenTab(tabId(kindId))
      // The panel was hidden until now, so the browser could not scroll to it.
      if (plan && isApplied) requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView())
      isApplied = true
    }
    let isApplied = false
    applyHash()
    setHydrated(true)
    addEventListener('hashchange', applyHash)
    return () => removeEventListener('hashchange', applyHash)
  }, [])

  return (
    <section id="plans" className="section on-paper project-plans" data-hydrated={isHydrated || undefined}>
      <div className="wrap">
        <h2>Plans</h2>
        <Tabs
          label="Kinds of plans"
          className="project-plans-tabs"
          selectedId={openTab}
          onSelect={setOpenTab}
          tabs={kinds.map((kind) => ({
            id: tabId(kind.kindId),
            label: kind.name,
            panel: (
              <div className="plan-viewer">
                <div>
                  {kind.plans.map((plan, index) => (
                    <PlanPanel
                      key={plan.id}
                      id={panelId(plan.id)}
                      plan={plan}
                      isChosen={chosenIds.has(plan.id)}
                      projectName={projectName}
                      kindName={kind.name}
                      position={`${index + 1} of ${kind.plans.length}`}
                    />
                  ))}
                </div>
                <DrawingList
                  label={`${kind.name}: drawings`}
                  drawings={kind.plans.map((plan) => ({
                    panelId: panelId(plan.id),
                    name: plan.name ?? kind.name,
                    image: plan.image,
                    isChosen: chosenIds.has(plan.id),
                    onChoose: (event: MouseEvent) => {
                      event.preventDefault()
                      choose(plan)
                    },
                  }))}
                />
              </div>
            ),
          }))}
        />
      </div>
    </section>
  )
}

function tabId(kindId: number | undefined) {
  return `plans-${kindId}`
}

function panelId(planId: number) {
  return `plan-${planId}`
}

interface Drawing {
  panelId: string
  name: string
  image: string | null
  isChosen: boolean
  onChoose: MouseEventHandler
}

function DrawingList({ label, drawings }: { label: string; drawings: readonly Drawing[] }) {
  return (
    <nav className="drawing-list" aria-label={label}>
      <ul>
        {drawings.map(({ panelId, name, image, isChosen, onChoose }) => (
          <li key={panelId}>
            <a href={`#${panelId}`} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
              <span className="drawing-thumb">
                {image && <img className="picture" src={thumbnailAddress(image)} alt="" loading="lazy" />}
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PlanPanelProps {
  id: string
  plan: ShownPlan
  isChosen: boolean
  projectName: string
  kindName: string
  /** Such as '3 of 4'. */
  position: string
}

function PlanPanel({ id, plan, isChosen, projectName, kindName, position }: PlanPanelProps) {
  const name = plan.name ?? kindName
  const image = plan.image && assetAddress(UPLOAD_FOLDER.images, plan.image)
  const alt = `${kindName}, ${name}, of ${projectName}`
  const [isFull, setFull] = useState(false)
  return (
    <div id={id} className={classNames('plan-panel', isChosen && 'plan-panel-chosen')}>
      {image && (
        <>
          <ZoomPane
            label={`${name}, ${kindName}`}
            fullScreen={{ src: image, onOpen: () => setFull(true) }}
            className="plan-drawing"
          >
            <Picture
              src={image}
              alt={alt}
              width={1600}
              height={1120}
              sizes="(max-width: 999px) 100vw, 68vw"
              widths={[640, 960, 1280]}
              isGraded={false}
            />
          </ZoomPane>
          {isFull && (
            <FullScreenImage
              id={`${id}-stage`}
              label={`${projectName}, ${name}`}
              src={image}
              alt={alt}
              onClose={() => setFull(false)}
            />
          )}
        </>
      )}
      <TitleBlock
        look="row"
        entries={[
          { term: 'Project', detail: projectName },
          { term: 'Drawing', detail: name },
          { term: 'Plan', detail: kindName },
          { term: 'Sheet', detail: position, isUnbroken: true },
        ]}
      />
      {plan.description && <p className="plan-description small muted">{plan.description}</p>}
    </div>
  )
}

type ShownPlan = ProjectParts['plans'][number]
