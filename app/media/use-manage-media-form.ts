import { saveMediaItem } from '#contract/media/media.endpoints.ts'
import { say } from '#contract/media/media.messages.ts'
import { type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { useSave } from '../lib/use-save.ts'
import { siteToasts } from '../ui/toasts.tsx'
import { useRecordForm } from '../ui/use-record-form.ts'

export type MediaForm = ReturnType<typeof useManageMediaForm>

export function useManageMediaForm(reload: () => Promise<readonly MediaItem[] | undefined>) {
  const { save, isSaving } = useSave(saveMediaItem)
  const form = useRecordForm({
    schema: MediaItemDraft,
    save: (draft) => save({ body: draft }),
    reload,
    onSaved: ({ name }) => siteToasts.show({ kind: 'success', title: say.saved, text: name }),
  })
  return { ...form, isSaving }
}
