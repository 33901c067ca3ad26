import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import type { PageBlockOf } from '#contract/content/page-blocks.schema.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { LoadFailure } from '../../ui/feedback/error-state.tsx'
import { usePostedForm } from '../../ui/form/use-posted-form.ts'
import type { LoadedPage } from '../load-page.ts'
import { BlockSection } from './block-section.tsx'

async function loadEnquiry() {
  const { enquiry } = await import('#app/enquiries/enquiry.ts')
  return enquiry
}

interface EnquiryBlockProps extends Pick<LoadedPage, 'choices'> {
  block: PageBlockOf<'enquiry'>
}

/** The form posts to the contact page, which shows the result. */
export default function EnquiryBlock({ block, choices }: EnquiryBlockProps) {
  const form = usePostedForm({ load: loadEnquiry, posted: undefined, sentence: enquiriesMessages.sent })
  return (
    <BlockSection block={block} lead={block.lead} isOnPaper>
      {choices?.categories ? (
        <EnquiryForm
          categories={choices.categories}
          dialCodes={choices.countries.map(({ name, dialCode }) => ({
            value: dialCode,
            label: `${name} (${dialCode})`,
          }))}
          project={null}
          interest={block.interest}
          notice={choices.notice}
          posted={undefined}
          {...form}
        />
      ) : (
        <LoadFailure />
      )}
    </BlockSection>
  )
}
