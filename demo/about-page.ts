import { siteMessages } from '#contract/content/site.messages.ts'
import type { DemoPage } from './demo.types.ts'
import { picture, skyline } from './home-page.ts'
import { heading, paragraph } from './page-text.ts'

const shown = { hidden: false } as const

export const aboutPage: DemoPage = {
  ...{ id: 2, address: null, name: siteMessages.page.aboutUs },
  title: 'We build from the base up',
  titleEmphasis: 'the base up',
  description:
    'Plinth Group has built homes, shops and offices in Delhi NCR and Lucknow since 1998, and hands them over on the date it prints.',
  ...{ sharePicture: null, place: 'menu', hidden: false, sections: [] },
  blocks: [
    {
      ...{ kind: 'picture', id: 'garden-court', heading: null, ...shown, variant: 'wide', caption: null },
      picture: picture('garden-court', 'Gardens and pool court of a residential building in evening sun'),
    },
    {
      ...{ kind: 'text', id: 'legacy', heading: 'Legacy', ...shown, variant: 'lead', letter: null },
      text: [
        paragraph(
          'Plinth Group began in 1998 with a four-storey block of shops in Rohini and one rule from its first site engineer: nobody starts the walls until the base is level and signed for.',
        ),
        paragraph(
          'The rule held. Over two crore square feet later, across Delhi, Noida, Gurugram and Lucknow, the plinth-level certificate is still the first paper an owner receives from us, and the possession letter is still the last. Between the two lies a printed programme, and every owner has a copy of it.',
        ),
        paragraph(
          'The second generation of engineers joined in 2005 with the first housing of more than ten floors, the third in 2012 with the first offices. Each time the firm grew, the Monday meeting moved to a larger table; it was never replaced by a larger report.',
        ),
        paragraph(
          'Twenty-two projects are under way: ten residential, eight commercial and four IT parks. Alongside them the group works in education, skills, hospitality and film, with the same people who keep the dates on site.',
        ),
      ],
    },
    {
      ...{ kind: 'timeline', id: 'years', heading: null, ...shown, drawing: skyline },
      entries: [
        { when: '1998', text: 'Shops in Rohini, four storeys' },
        { when: '2005', text: 'First housing above ten floors' },
        { when: '2012', text: 'First offices, in Noida' },
        { when: '2019', text: 'Lucknow: the second home city' },
        { when: '2026', text: 'Twenty-two addresses under way' },
      ],
    },
    {
      ...{ kind: 'text', id: 'philosophy', heading: 'Philosophy', ...shown, variant: 'rows', letter: null },
      text: [
        heading('Teamwork'),
        paragraph(
          'Architects, engineers and the foreman sit at one table every Monday. The drawing changes there, not on site, and the person who will build a detail signs it.',
        ),
        heading('Transparency'),
        paragraph(
          'The programme hangs on the wall of every site office. Buyers may read it, photograph it and ask why. The registration number stands next to it, and on every page of this site.',
        ),
        heading('Tenacity'),
        paragraph(
          'Monsoon, festival or cement shortage: the date stays, the plan around it moves. Where we were late, owners were told before they asked, and compensated as the agreement says.',
        ),
      ],
    },
    {
      ...{ kind: 'text', id: 'chairman', heading: 'A message from the chairman', ...shown, variant: 'letter' },
      text: [
        paragraph(
          'I have been asked what our style is. We do not have one. Limestone where there is limestone, brick where there is brick, shade wherever there is sun. What we have is a habit: we publish a date and then we keep it.',
        ),
        paragraph(
          'A building is judged on the day the keys change hands, and then every day after. So we stay: the engineer who signed for the base also signs the last snag, and her telephone number is in the folder on the kitchen counter.',
        ),
        paragraph(
          'Come to a site before you decide. Bring someone who knows concrete. Ask the foreman, not the brochure, and look at the programme on the wall.',
        ),
      ],
      letter: {
        picture: picture('balcony-room', 'A living room with a pale carpet, opening on a balcony above the city'),
        caption: 'The chairman’s flat, Meridian Court',
        quote:
          'People hand us the largest cheque they will ever write and then wait. The least we owe them is to be where we said, when we said.',
        signedBy: 'Devraj Malhotra',
        signedAs: 'Chairman, Plinth Group',
      },
    },
  ],
}
