import { Plus, Upload } from 'lucide'
import { useId, useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { importUnitTypes, previewUnitTypes } from '#contract/catalog/unit-types.endpoints.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { recordImportsMessages } from '#contract/imports/record-imports.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ImportDialog } from '../../ui/import/import-dialog.tsx'
import { ImportTemplate } from '../../ui/import/import-template.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { ExportButton } from '../../ui/table/export-button.tsx'
import { exportColumns, unitsFileName } from './unit-type-values.ts'

const { units: messages } = editorMessages

interface UnitToolsProps {
  project: Pick<ProjectDetails, 'id' | 'name'>
  unitTypes: readonly UnitType[]
  plans: readonly Plan[]
  onAdd: () => void
  onImported: () => void
}

export function UnitTools({ project, unitTypes, plans, onAdd, onImported }: UnitToolsProps) {
  const [isImporting, setImporting] = useState(false)
  const importId = useId()
  const sumOf = (field: 'available' | 'total') => unitTypes.reduce((sum, unitType) => sum + unitType[field], 0)
  const params = { projectId: project.id }
  return (
    <div className="part-tools units-tools">
      <p>
        {unitTypes.length > 0 && (
          <b>
            {messages.summary({
              types: unitTypesMessages.countInWords(unitTypes.length),
              available: sumOf('available'),
              total: sumOf('total'),
            })}{' '}
          </b>
        )}
        {messages.rule}
      </p>
      <ExportButton
        name="unit-types"
        fileName={unitsFileName(project.name)}
        columns={exportColumns(plans)}
        read={async () => unitTypes}
      />
      <Button variant="ghost" size="sm" onClick={() => setImporting(true)}>
        <Icon of={Upload} size={16} /> {importsMessages.button}
      </Button>
      <Button size="sm" onClick={onAdd}>
        <Icon of={Plus} size={16} /> {messages.add}
      </Button>
      <ImportDialog
        id={importId}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        hint={
          <>
            <p>{messages.import.hint}</p>
            <ImportTemplate name="units" columns={exportColumns([]).map(({ header }) => header)} />
          </>
        }
        countLabels={recordImportsMessages.count}
        table={{ keyHeading: messages.import.unitType, matching: messages.import.matching }}
        check={(csv) => browserApi(previewUnitTypes, { params, body: { csv } })}
        store={(csv) => browserApi(importUnitTypes, { params, body: { csv } })}
        onImported={(message) => {
          setImporting(false)
          projectToasts.show({ kind: 'success', title: message })
          onImported()
        }}
      />
    </div>
  )
}
