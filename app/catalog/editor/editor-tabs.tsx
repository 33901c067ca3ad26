import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { ScreenTabs } from '../../ui/layout/screen-tabs.tsx'
import { editAddress, type PartTab, partsAddress } from '../manage-addresses.ts'
import { GateLine } from './gate-line.tsx'
import type { ProjectPartQueries } from './use-project-parts.ts'

export const PART_TABS: readonly PartTab[] = [
  'units',
  'costs',
  'gallery',
  'features',
  'specifications',
  'plans',
  'documents',
  'location',
  'perks',
  'progress',
  'registration',
  'history',
]

interface EditorTabsProps {
  projectId: number
  parts: ProjectPartQueries
  /** Null for the project form. */
  current: PartTab | null
}

export function EditorTabs({ projectId, parts, current }: EditorTabsProps) {
  const counts: Record<PartTab, number | undefined> = {
    units: parts.units.data?.length,
    costs: undefined,
    gallery: parts.gallery.data?.length,
    features: parts.features.data?.filter(({ isSelected }) => isSelected).length,
    specifications: parts.specifications.data?.length,
    plans: parts.plans.data?.length,
    documents: parts.documents.data?.length,
    location: parts.location.data && Number(parts.location.data.location !== null),
    perks: parts.location.data?.perks.length,
    progress: parts.progress.data?.length,
    registration: parts.registrations.data?.length,
    history: undefined,
  }
  return (
    <>
      <div className="editor-tabs">
        <ScreenTabs
          label="Parts of the project"
          links={[
            { to: editAddress(projectId), label: catalogChangesMessages.projectForm, isCurrent: current === null },
            ...PART_TABS.map((tab) => ({
              to: partsAddress(projectId, tab),
              label: tab === 'history' ? recordsMessages.log.history : catalogChangesMessages.tab[tab],
              isCurrent: current === tab,
              ...(counts[tab] !== undefined && { count: counts[tab] }),
            })),
          ]}
        />
      </div>
      {/* The registration tab already lists all publish-gate findings. */}
      {current !== 'registration' && <GateLine key={current} projectId={projectId} />}
    </>
  )
}
