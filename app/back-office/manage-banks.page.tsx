import { adminMessages } from '#contract/back-office/admin.messages.ts'
import {
  BankDraft,
  deleteBank,
  listBanks,
  type ManagedBank,
  orderBanks,
  saveBank,
} from '#contract/content/banks.endpoints.ts'
import { banksMessages } from '#contract/content/banks.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { PartForm } from '../catalog/editor/part-form.tsx'
import { type PartFormContext, PartTab } from '../catalog/editor/part-tab.tsx'
import { PartThumb } from '../catalog/editor/part-thumb.tsx'
import { usePartOrder } from '../catalog/editor/use-part-order.ts'
import { mapOutcome } from '../lib/api-client.ts'
import { browserApi } from '../lib/browser-api.ts'
import { fieldRule } from '../lib/read-form.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import type { Column } from '../ui/table/table.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { CollapsibleHistory } from './history/record-history.tsx'

export const meta = hiddenPageMeta

export default function ManageBanks() {
  const banks = useCall(listBanks)
  const order = usePartOrder({
    parts: banks.data ?? [],
    nameOf: ({ name }) => name,
    groupOf: () => 0,
    save: (ids) => browserApi(orderBanks, { body: ids }),
    invalidates: [listBanks],
  })
  return (
    <>
      <ScreenHead title={adminMessages.sidebar.banks} lead={banksMessages.lead} />
      <PartTab
        caption={adminMessages.sidebar.banks}
        addLabel={banksMessages.add}
        emptyTitle={banksMessages.none}
        query={{ ...banks, error: banks.data ? null : banks.error, retry: () => void banks.refetch() }}
        order={order}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        entity="bank"
        remove={(id) => browserApi(deleteBank, { body: { id } })}
        invalidates={[listBanks]}
        form={(row, context) => (
          <>
            <BankForm row={row} context={context} />
            {row && <CollapsibleHistory of={{ entity: 'bank', entityId: row.id }} />}
          </>
        )}
      />
    </>
  )
}

function BankForm({ row, context }: { row: ManagedBank | null; context: PartFormContext }) {
  return (
    <PartForm
      {...context}
      title={row ? banksMessages.edit : banksMessages.new}
      lead={row?.name}
      schema={BankDraft}
      stored={{ values: valuesOf(row), version: row?.version }}
      fixed={{ id: String(row?.id ?? '') }}
      readAgain={async () => {
        return mapOutcome(await browserApi(listBanks), (banks) => {
          const found = banks.find(({ id }) => id === row?.id)
          return found ? { values: valuesOf(found), version: found.version } : null
        })
      }}
      labels={banksMessages.label}
      save={(draft, version) => browserApi(saveBank, { body: { ...draft, version } })}
    >
      {({ start, upload }) => (
        <>
          <TextField
            label={banksMessages.label.name}
            name="name"
            defaultValue={start.name}
            validate={fieldRule(BankDraft.shape.name)}
          />
          <UploadField
            label={banksMessages.label.logo}
            name="logo"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            hint={banksMessages.logoHint}
            defaultValue={start.logo}
            {...upload('logo')}
          />
        </>
      )}
    </PartForm>
  )
}

const COLUMNS: Column<ManagedBank>[] = [
  {
    key: 'logo',
    header: banksMessages.label.logo,
    width: '96px',
    cell: ({ logo }) => <PartThumb image={logo} isDrawing />,
  },
  { key: 'name', header: banksMessages.label.name, isShownOnPhones: true, cell: ({ name }) => <b>{name}</b> },
]

function valuesOf(row: ManagedBank | null) {
  return { name: row?.name ?? '', logo: row?.logo ?? '' }
}
