import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { getAccount } from '#contract/identity/accounts.endpoints.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { IMAGE_EXTENSIONS, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { storedSession } from '../lib/session-store.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { siteToasts } from '../ui/overlay/toasts.tsx'
import { sendProfileImage, whyNoPicture } from './send-profile-image.ts'

/** The owner's picture, or the first letter of the name until there is one. */
export function OwnerPicture({ name }: { name: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const { id } = storedSession()
    if (id === null) return
    void browserApi(getAccount, { params: { id } }).then((answer) => {
      if (answer.ok) setPicture(answer.data.profileImage)
    })
  }, [])

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file || isSending) return
    const complaint = whyNoPicture(file)
    setRefusal(complaint)
    if (complaint) return

    setSending(true)
    const outcome = await sendProfileImage(file)
    setSending(false)
    if (outcome.status === 401) return
    if (!outcome.ok) return setRefusal(outcome.reason === 'refused' ? outcome.message : uploadsMessages.uploadFailed)
    setPicture(outcome.data)
    siteToasts.show({ kind: 'success', title: outcome.message })
  }

  return (
    <div className="owner-picture">
      {picture ? (
        <img
          src={assetAddress(UPLOAD_FOLDER.images, picture)}
          alt={billingMessages.owner.picture}
          width={72}
          height={72}
        />
      ) : (
        <span className="owner-initial serif" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        aria-label={billingMessages.owner.changePicture}
        accept={IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join()}
        onChange={(event) => void choose(event)}
      />
      <Button variant="line" size="sm" isBusy={isSending} onClick={() => input.current?.click()}>
        {billingMessages.owner.changePicture}
      </Button>
      {refusal && <Alert key={refusal} text={refusal} onClose={() => setRefusal(null)} />}
    </div>
  )
}
