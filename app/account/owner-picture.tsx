import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { getAccount, uploadProfileImage } from '#contract/identity/accounts.endpoints.ts'
import { IMAGE_EXTENSIONS } from '#contract/uploads/upload-limits.ts'
import { checkUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { createApiClient } from '../lib/api-client.ts'
import { apiBase, browserApi } from '../lib/browser-api.ts'
import { sessionEnded } from '../lib/session-ended.ts'
import { currentToken, storedSession } from '../lib/session-store.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'

export function OwnerPicture({ name }: { name: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const { id } = storedSession()
    if (id === null) return
    void browserApi(getAccount, { params: { id } }).then((outcome) => {
      if (outcome.ok) setPicture(outcome.data.profileImage)
    })
  }, [])

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file || isSending) return
    const error = imageError(file)
    setRefusal(error)
    if (error) return

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

function imageError(file: File) {
  const checked = checkUpload({ folder: UPLOAD_FOLDER.images, purpose: null, fileName: file.name })
  return checked.ok ? tooLargeFor('image', file.size) : checked.sentence
}

function sendProfileImage(file: File) {
  const form = new FormData()
  form.append(UPLOAD_PART.file, file)
  const api = createApiClient(async ({ method, path }) => {
    const headers = { authorization: `Bearer ${currentToken()}` }
    const response = await fetch(apiBase() + path, { method, body: form, headers })
    if (response.status === 401) sessionEnded()
    return { status: response.status, json: await response.json() }
  })
  return api(uploadProfileImage)
}
