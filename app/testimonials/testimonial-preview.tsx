import { ArrowUpRight } from 'lucide'
import { testimonialsMessages } from '#contract/testimonials/testimonials.messages.ts'
import { TestimonialDraft } from '#contract/testimonials/testimonials.schema.ts'
import { embedAddressOf } from '#contract/testimonials/video-link.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { Icon } from '../ui/icon.tsx'

/** What visitors will get: the film itself, or a link to where it can be seen. */
export function TestimonialPreview({ link }: { link: string }) {
  const embedAddress = embedAddressOf(link)
  return (
    <div className="testimonial-preview">
      {embedAddress ? (
        <iframe
          src={embedAddress}
          title={testimonialsMessages.preview}
          loading="lazy"
          allow="encrypted-media; picture-in-picture"
        />
      ) : isLink(link) ? (
        <a href={link} target="_blank" rel="noreferrer">
          {testimonialsMessages.openFilm} <Icon of={ArrowUpRight} size={16} />
        </a>
      ) : (
        <span>{testimonialsMessages.noPreview}</span>
      )}
    </div>
  )
}

function isLink(link: string) {
  return fieldRule(TestimonialDraft.shape.videoLink)(link) === null
}
