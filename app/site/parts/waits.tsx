import { useState } from 'react'
import { Button } from '../../ui/action/button.tsx'
import { Elevation } from '../../ui/brand/elevation.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonCard, SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { Part } from './part.tsx'

export function Cards() {
  return (
    <Part title="Loading">
      <div className="parts-three">
        <SkeletonCard />
        <div>
          <SkeletonRow />
          <SkeletonRow />
        </div>
        <figure className="picture-frame">
          <Elevation />
        </figure>
      </div>
    </Part>
  )
}

export function States() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <Part title="Empty and error">
      <div className="parts-two">
        <EmptyState
          title="No projects in Gurugram yet"
          text="Try another city, or see all six residential projects."
          action={
            <Button variant="ghost" size="sm">
              Show all cities
            </Button>
          }
        />
        <ErrorState
          title="The projects did not load"
          text="Server error occurred, please contact admin."
          isRetrying={isRetrying}
          onRetry={() => setRetrying(true)}
        />
      </div>
    </Part>
  )
}
