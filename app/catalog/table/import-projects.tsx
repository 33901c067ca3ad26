import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import {
  PROJECT_IMPORT_COLUMNS,
  PROJECT_IMPORT_EXAMPLE,
  PROJECT_IMPORT_REQUIRED,
} from '#contract/catalog/project-import.constants.ts'
import { importProjects, previewProjects } from '#contract/catalog/project-import.endpoints.ts'
import { projectImportMessages } from '#contract/catalog/project-import.messages.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { listGallery } from '#contract/catalog/project-parts.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { RecordImportDialog } from '../../uploads/record-import-dialog.tsx'

type ImportProjectsProps = { isOpen: boolean; onClose: () => void }

export function ImportProjects({ isOpen, onClose }: ImportProjectsProps) {
  const refresh = useRefresh()
  return (
    <RecordImportDialog
      isOpen={isOpen}
      onClose={onClose}
      hint={projectImportMessages.hint}
      template={{
        name: 'projects',
        columns: PROJECT_IMPORT_COLUMNS,
        required: PROJECT_IMPORT_REQUIRED,
        example: PROJECT_IMPORT_EXAMPLE,
      }}
      preview={(body) => browserApi(previewProjects, { body })}
      store={(body) => browserApi(importProjects, { body })}
      onImported={() =>
        void refresh(searchProjects, getProjectChoices, getProjectDetails, listGallery, getDashboardFigures)
      }
    />
  )
}
