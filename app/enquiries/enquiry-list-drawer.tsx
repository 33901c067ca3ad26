import { Check, Mail, Phone } from 'lucide'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { Enquiry } from '#contract/enquiries/enquiries.schema.ts'
import { enquiryImportsMessages } from '#contract/enquiries/enquiry-imports.messages.ts'
import { CollapsibleHistory } from '../back-office/history/record-history.tsx'
import { LeadLink } from '../leads/lead-link.tsx'
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
      label={({ name }) => enquiriesMessages.enquiryFrom(name)}
      title={({ name }) => name}
      lead={({ createdAt, isImported }) =>
        [enquiriesMessages.receivedAt(momentInWords(createdAt)), isImported && enquiryImportsMessages.isImported]
          .filter(Boolean)
          .join(', ')
      }
      footer={({ id, email, countryCode, mobileNumber }) => (
        <>
          <ButtonAnchor size="sm" href={`tel:${dialled(countryCode, mobileNumber)}`}>
            <Icon of={Phone} size={16} /> {contentMessages.call}
          </ButtonAnchor>
          <ButtonAnchor variant="ghost" size="sm" href={`mailto:${email}`}>
            <Icon of={Mail} size={16} /> {labelMessages.email}
          </ButtonAnchor>
          <LeadLink of={{ enquiryId: id }} />
        </>
      )}
    >
      {({ id, message, countryCode, mobileNumber, email, interest, projectName, isAuthorized }) => (
        <>
          <blockquote className="enquiry-message">{message}</blockquote>
          <Facts
            facts={[
              [labelMessages.mobileNumber, [countryCode, mobileNumber].filter(Boolean).join(' ')],
              [labelMessages.email, email],
              [enquiriesMessages.label.interest, interest],
              [catalogMessages.label.project, projectName],
              [enquiriesMessages.label.isAuthorized, isAuthorized ? consent : contentMessages.no],
            ]}
          />
          <CollapsibleHistory key={id} of={{ entity: 'enquiry', entityId: id }} />
        </>
      )}
    </RecordDrawer>
  )
}

const consent = (
  <span className="enquiry-consent">
    <Icon of={Check} size={16} /> {enquiriesMessages.mayBeCalled}
  </span>
)

function dialled(countryCode: string | null, mobileNumber: string) {
  return `${countryCode ?? ''}${mobileNumber}`.replaceAll(/[^\d+]/g, '')
}
