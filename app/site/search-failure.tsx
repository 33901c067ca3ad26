import { contentMessages } from '#contract/content/content.messages.ts'
import { Button } from '../ui/action/button.tsx'

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-nothing" role="alert">
      <p className="serif">{contentMessages.loadFailed}</p>
      <p className="muted">{contentMessages.serverError}</p>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {contentMessages.tryAgain}
      </Button>
    </div>
  )
}
