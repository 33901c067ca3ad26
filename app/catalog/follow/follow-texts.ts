import { BROCHURE_LINK_DAYS } from '#contract/catalog/brochure-requests.constants.ts'
import { brochureMessages } from '#contract/catalog/brochure-requests.messages.ts'
import { topicsMessages } from '#contract/newsletter/topics.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'

const lost = `${connectionMessages.lost} ${connectionMessages.check}`

export const followTexts = {
  title: (projectName: string) => `Follow ${projectName}`,
  text: 'Each update as it is verified, in one mail a day at most. Nothing else is sent to this list.',
  cityTitle: (city: string) => `Or hear when ${city} has one`,
  cityText: (city: string) =>
    `We write to the ${city} list when something new is registered. You confirm by a link and leave with one tap.`,
  follow: {
    action: '/follow',
    button: 'Follow',
    done: topicsMessages.almost,
    hint: topicsMessages.hint,
    lost,
    isReplaced: true,
  },
  brochure: {
    action: '/brochure',
    button: 'Send me the brochure',
    done: brochureMessages.sent,
    hint: brochureMessages.hint,
    lost,
    isReplaced: true,
  },

  page: {
    follow: 'Hear from us',
    followNothing: 'Choose a project or a city first. Each has a form on its page.',
    brochure: 'The brochure by mail',
    brochureOf: (projectName: string) => `The brochure of ${projectName} by mail`,
    linkOver: 'This link no longer works',
    linkOverText: `The link to a brochure works for ${BROCHURE_LINK_DAYS} days. You can ask for a new one on the page of the project.`,
    find: 'Find a project',
    backTo: (name: string) => `Back to ${name}`,
  },
}
