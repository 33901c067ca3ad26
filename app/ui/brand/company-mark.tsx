import { useCompany } from '../../lib/company.ts'
import { Wordmark } from './wordmark.tsx'

/** The mark of the company: its name, set as a wordmark. */
export function CompanyMark({ isDrawing = false }: { isDrawing?: boolean }) {
  return <Wordmark name={useCompany().name} isDrawing={isDrawing} />
}
