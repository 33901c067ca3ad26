import { BROCHURE_LINK_DAYS, SENT_BROCHURE_PATH } from '#contract/catalog/brochure-requests.constants.ts'
import { brochureMessages } from '#contract/catalog/brochure-requests.messages.ts'
import type { ReachedStage } from '#contract/catalog/progress.schema.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { composeMail, type MailSite } from './mail-layout.ts'

export const CONFIRMATION_LINK_DAYS = 7

/**
 * Returns the path of the page on which the recipient confirms, views and unsubscribes from topics. With a topic id, a
 * one-click POST (RFC 8058) to it unsubscribes from that topic.
 */
function subscriptionPath(token: string, topicId?: number) {
  return `/subscription/${token}${topicId === undefined ? '' : `?topic=${topicId}`}`
}

interface Confirmation {
  to: string
  token: string
  /** Names of projects and cities as stored by staff; never text from a visitor. */
  topics: readonly string[]
}

export function confirmationMail({ to, token, topics }: Confirmation, site: MailSite) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: please confirm`,
      title: 'Shall we write to you?',
      paragraphs: [
        'This address was entered on our site to get mails. Nothing is sent until you confirm it.',
        `The link works for ${CONFIRMATION_LINK_DAYS} days. If it was not you, you can ignore this mail.`,
      ],
      facts: [['About', topics.join(', ')]],
      quote: null,
      action: { label: 'See and confirm', path: subscriptionPath(token) },
    }),
    site,
  )
}

interface ProgressNews {
  to: string
  token: string
  topicId: number
  project: { name: string; categoryName: string; routingName: string }
  /** Newest first. */
  updates: readonly (Pick<ReachedStage, 'stage' | 'floor' | 'floors' | 'percent'> & {
    date: string
    tower: string | null
    text: string | null
  })[]
}

/** The page of the project lists all updates. */
const MOST_UPDATES = 6

export function progressMail({ to, token, topicId, project, updates }: ProgressNews, site: MailSite) {
  const shown = updates.slice(0, MOST_UPDATES)
  const more = updates.length - shown.length
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject:
        updates.length === 1
          ? `${project.name}: a progress update`
          : `${project.name}: ${updates.length} progress updates`,
      title: `Progress at ${project.name}`,
      paragraphs: [
        'You follow this project. This is what was reached since our last mail.',
        ...(more > 0 ? [`${more} more ${more === 1 ? 'update is' : 'updates are'} on the page of the project.`] : []),
      ],
      facts: shown.map(
        (update) =>
          [
            [writtenDay(update.date), update.tower].filter(Boolean).join(', '),
            [stageInWords(update), update.text].filter(Boolean).join('. '),
          ] as const,
      ),
      quote: null,
      action: { label: 'See it on the page', path: `${projectAddress(project)}#progress` },
      unsubscribePath: subscriptionPath(token, topicId),
    }),
    site,
  )
}

/** Must state the same use of the email address as the form. */
export function brochureMail(
  { to, token, projectName }: Record<'to' | 'token' | 'projectName', string>,
  site: MailSite,
) {
  return composeMail(
    (company) => ({
      to,
      replyTo: company.email,
      subject: `${company.legalName}: the brochure of ${projectName}`,
      title: `The brochure of ${projectName}`,
      paragraphs: [
        `Here is the brochure you asked for. The link works for ${BROCHURE_LINK_DAYS} days.`,
        `${brochureMessages.seen} If it was not you, you can ignore this mail.`,
      ],
      facts: [],
      quote: null,
      action: { label: 'Download the brochure', path: `${SENT_BROCHURE_PATH}/${token}` },
    }),
    site,
  )
}
