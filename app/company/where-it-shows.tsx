import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { salesPhone, sloganParts } from '#contract/company/company-contacts.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { type CompanyValues, linesOf } from './company-values.ts'
import { MarkImage } from './logo-card.tsx'

const { shown: messages } = companyRecordMessages

export function WhereItShows({ values }: { values: CompanyValues }) {
  const { name, legalName, slogan } = values
  const address = linesOf(values.offices[0]?.lines ?? '')
  const phone = salesPhone(values)
  const { before, emphasis, after } = sloganParts(values)
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <div className="company-shown">
        <section aria-label={messages.header}>
          <p className="company-shown-name">{messages.header}</p>
          <div className="company-shown-header">
            <LogoOrName name={name} file={values.logoLight} />
            <span>
              {siteMessages.heading.projects}&ensp;{siteMessages.page.contactUs}
            </span>
          </div>
        </section>
        <section aria-label={messages.footer}>
          <p className="company-shown-name">{messages.footer}</p>
          <div className="company-shown-footer on-ink">
            <LogoOrName name={name} file={values.logoDark} />
            {[...address, phone?.label, values.email].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </section>
        <section aria-label={messages.search}>
          <p className="company-shown-name">{messages.search}</p>
          <div className="company-shown-search">
            <span>{location.host}</span>
            <b>{[siteMessages.page.home, name].filter(Boolean).join(' | ')}</b>
            <p>
              {slogan ? (
                <>
                  {before}
                  {emphasis && <em>{emphasis}</em>}
                  {after}
                </>
              ) : (
                legalName
              )}
            </p>
          </div>
        </section>
        <section aria-label={messages.mail}>
          <p className="company-shown-name">{messages.mail}</p>
          <div className="company-shown-mail">
            <span className="company-icon company-icon-mail">
              <MarkImage name={name} file={values.mark} />
            </span>
            <p>
              <b>{name}</b>
              <span className="company-shown-subject">
                {legalName}: {messages.mailSubject}
              </span>
            </p>
          </div>
        </section>
      </div>
    </Panel>
  )
}

function LogoOrName({ name, file }: { name: string; file: string }) {
  if (file === '') return <Wordmark name={name} />
  return <img className="logo" src={assetAddress(UPLOAD_FOLDER.logos, file)} alt={name} />
}
