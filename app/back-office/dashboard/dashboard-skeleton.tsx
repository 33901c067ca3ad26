import { contentMessages } from '#contract/content/content.messages.ts'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

/** The dashboard's own geometry, until its figures are there. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="figures" role="status" aria-busy="true">
        <span className="sr-only">{contentMessages.loading}</span>
        {FIVE.map((nth) => (
          <div key={nth} className="figure">
            <SkeletonLine width="70%" height="13px" />
            <div className="figure-value">
              <SkeletonLine width="40%" height="36px" />
            </div>
            <SkeletonLine width="80%" height="13px" />
          </div>
        ))}
      </div>
      <Panel className="dashboard-wide" title={<SkeletonLine width="180px" height="16px" />}>
        <SkeletonLine height="300px" />
      </Panel>
      <Panel className="dashboard-narrow" title={<SkeletonLine width="140px" height="16px" />}>
        <SkeletonLine height="300px" />
      </Panel>
    </>
  )
}

const FIVE = [1, 2, 3, 4, 5]
