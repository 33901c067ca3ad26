import { type MouseEvent, useEffect, useState } from 'react'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { DrawingList } from './drawing-list.tsx'
import { plansByKind, type ShownPlan } from './plan-kinds.ts'
import { PlanSheet } from './plan-sheet.tsx'
import './project-plans.css'

/** Tabs by kind, and in each a list of drawings beside the chosen one. Before scripts the address does the choosing. */
export function ProjectPlans({ projectName, plans }: { projectName: string; plans: readonly ShownPlan[] }) {
  const kinds = plansByKind(plans)
  const [openTab, setOpenTab] = useState(tabId(kinds[0]?.kindId))
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(
    new Set(kinds.map(({ plans: [first] }) => first?.id ?? 0)),
  )
  const [isAwake, setAwake] = useState(false)

  function choose(plan: ShownPlan) {
    const ofSameKind = new Set(plans.filter(({ kindId }) => kindId === plan.kindId).map(({ id }) => id))
    setChosenIds((before) => new Set([...before].filter((id) => !ofSameKind.has(id)).concat(plan.id)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen by the address before React woke up, once
  useEffect(() => {
    const target = location.hash.slice(1)
    const plan = plans.find(({ id }) => sheetId(id) === target)
    if (plan) choose(plan)
    const kindId = plan?.kindId ?? kinds.find((kind) => tabId(kind.kindId) === target)?.kindId
    if (kindId) setOpenTab(tabId(kindId))
    setAwake(true)
  }, [])

  return (
    <section id="plans" className="section on-paper project-plans" data-awake={isAwake || undefined}>
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
                    <PlanSheet
                      key={plan.id}
                      id={sheetId(plan.id)}
                      plan={plan}
                      isChosen={chosenIds.has(plan.id)}
                      projectName={projectName}
                      kindName={kind.name}
                      place={`${index + 1} of ${kind.plans.length}`}
                    />
                  ))}
                </div>
                <DrawingList
                  label={`${kind.name}: drawings`}
                  drawings={kind.plans.map((plan) => ({
                    sheetId: sheetId(plan.id),
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

function sheetId(planId: number) {
  return `plan-${planId}`
}
