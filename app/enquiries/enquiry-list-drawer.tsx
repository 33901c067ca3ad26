import { Check, Mail, Phone } from 'lucide'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/enquiries/enquiries.messages.ts'
import type { Enquiry } from '#contract/enquiries/enquiries.schema.ts'
import { FoldedHistory } from '../back-office/history/record-history.tsx'
import { momentInWords } from '../lib/moment-in-words.ts'
import { ButtonAnchor } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Facts } from '../ui/record/facts.tsx'
import { RecordDrawer } from '../ui/record/record-drawer.tsx'
import './enquiry-list.css'

type EnquiryDrawerProps = {
  rows: readonly Enquiry[]
  opened: Enquiry | null
  onOpen: (enquiry: Enquiry | null) => void
}

export function EnquiryDrawer(props: EnquiryDrawerProps) {
  return (
    <RecordDrawer
      {...props}
      rowKey={({ id }) => id}
      label={({ name }) => say.enquiryFrom(name)}
      title={({ name }) => name}
      lead={({ createdAt }) => say.receivedAt(momentInWords(createdAt))}
      footer={({ email, countryCode, mobileNumber }) => (
        <>
          <ButtonAnchor size="sm" href={`tel:${dialled(countryCode, mobileNumber)}`}>
            <Icon of={Phone} size={16} /> {common.call}
          </ButtonAnchor>
          <ButtonAnchor variant="ghost" size="sm" href={`mailto:${email}`}>
            <Icon of={Mail} size={16} /> {common.label.email}
          </ButtonAnchor>
        </>
      )}
    >
      {({ id, message, countryCode, mobileNumber, email, interest, projectName, isAuthorized }) => (
        <>
          <blockquote className="enquiry-message">{message}</blockquote>
          <Facts
            facts={[
              [common.label.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
              [common.label.email, email],
              [say.label.interest, interest],
              [catalog.label.project, projectName],
              [say.label.isAuthorized, isAuthorized ? consent : common.no],
            ]}
          />
          <FoldedHistory key={id} of={{ entity: 'enquiry', entityId: id }} />
        </>
      )}
    </RecordDrawer>
  )
}

const consent = (
  <span className="enquiry-consent">
    <Icon of={Check} size={16} /> {say.mayBeCalled}
  </span>
)

function dialled(countryCode: string | null, mobileNumber: string) {
  return `${countryCode ?? ''}${mobileNumber}`.replaceAll(/[^\d+]/g, '')
}
