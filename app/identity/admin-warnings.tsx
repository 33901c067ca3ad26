import { TriangleAlert } from 'lucide'
import { Icon } from '../ui/icon.tsx'

/** Messages about the last attempt, above the staff forms. */
export function AdminWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div role="alert">
      {warnings.length > 0 && (
        <div className="admin-sign-in-warnings">
          <Icon of={TriangleAlert} size={18} />
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
