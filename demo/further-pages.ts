import type { DemoPage } from './demo.types.ts'
import { picture } from './home-page.ts'
import { link, list, numberedList, paragraph } from './page-text.ts'

const shown = { hidden: false } as const

export const nriDesk = (projectIds: number[]): DemoPage => ({
  ...{ address: 'nri-desk', name: 'NRI desk', title: 'Buying a home from abroad', titleEmphasis: 'from abroad' },
  description: 'How to buy a home of Plinth Group from outside India: papers, payments, a visit by video and the keys.',
  ...{ sharePicture: 'pool-court', place: 'menu', hidden: false, sections: [] },
  blocks: [
    {
      ...{ kind: 'text', id: 'how-it-works', heading: 'How it works', ...shown, variant: 'lead', letter: null },
      text: [
        paragraph('One person answers you from the first question to the keys, in the hours of your time zone.'),
        paragraph([
          { text: 'Most buyers do it in four steps and one journey. If you would rather talk first, ' },
          link('book a visit', '/appointment-book'),
          { text: ' and write ' },
          { text: 'by video', emphasis: true },
          { text: ' in the message.' },
        ]),
        numberedList([
          'Choose a home by video, with the foreman on the other end.',
          'Send the papers below; a copy is enough to reserve.',
          'Sign the agreement at the consulate or by power of attorney.',
          'Take the keys yourself, or name someone who does.',
        ]),
      ],
    },
    {
      ...{ kind: 'numbers', id: 'abroad', heading: 'Owners abroad', ...shown },
      numbers: [
        { prefix: null, number: '640', suffix: null, label: 'families in fourteen countries' },
        { prefix: 'within', number: '1', suffix: 'day', label: 'every question is answered' },
        { prefix: null, number: '9', suffix: 'of 10', label: 'sign without travelling first' },
      ],
    },
    {
      ...{ kind: 'projects', id: 'projects', heading: 'Often chosen from abroad', ...shown, projectIds },
      lead: 'Each has its registration number and its stage of work on its page.',
    },
    {
      ...{ kind: 'questions', id: 'questions', heading: 'Questions we hear most', ...shown },
      questions: [
        {
          question: 'Who may buy?',
          answer: [
            paragraph('Citizens of India who live abroad and overseas citizens of India may buy homes and offices.'),
            paragraph('Farm land and plantations are not open to them.'),
          ],
        },
        {
          question: 'Which papers do you need?',
          answer: [list(['Passport', 'OCI card, if you have one', 'PAN', 'Proof of your address abroad'])],
        },
        {
          question: 'Can rent be sent abroad?',
          answer: [
            paragraph('Yes, through an NRO account and after tax. Your bank asks for a certificate of an accountant.'),
          ],
        },
      ],
    },
    {
      ...{ kind: 'files', id: 'papers', heading: 'Papers to read at home', ...shown },
      files: [
        { label: 'Kosi House, brochure (PDF)', file: '1730000000000_kosi-house-brochure.pdf' },
        { label: 'Gomti Terraces, brochure (PDF)', file: '1730000000000_gomti-terraces-brochure.pdf' },
      ],
    },
    {
      ...{ kind: 'enquiry', id: 'write', heading: 'Write to the NRI desk', ...shown, interest: 'NRI' },
      lead: 'Tell us where you live and which city you think of.',
    },
  ],
})

export const careers: DemoPage = {
  ...{ address: 'careers', name: 'Careers', title: 'Work on the base', titleEmphasis: 'the base' },
  description:
    'Work at Plinth Group: engineers, foremen and people who answer the telephone, in Delhi NCR and Lucknow.',
  ...{ sharePicture: null, place: 'footer', hidden: false, sections: [] },
  blocks: [
    {
      ...{ kind: 'picture', id: 'site-school', heading: null, ...shown, variant: 'wide' },
      ...{ picture: picture('skill-india', 'A trainee at a carpentry bench'), caption: 'The training yard, Noida' },
    },
    {
      ...{ kind: 'text', id: 'what-we-offer', heading: 'What we offer', ...shown, variant: 'plain', letter: null },
      text: [
        paragraph('A date that is kept needs people who are paid on theirs. Salaries leave on the last working day.'),
        list([
          'A site of your own after two years as an engineer',
          'School fees for two children at our site schools',
          'Twenty-four days off, and no site works on Diwali',
        ]),
      ],
    },
    {
      ...{ kind: 'people', id: 'people', heading: 'Who you would work with', ...shown },
      people: [
        {
          ...{ name: 'Farah Khan', role: 'Head of engineering', picture: picture('thumb-office') },
          text: 'Signs for every base. Started as a trainee in 2005.',
        },
        {
          ...{ name: 'Ramesh Yadav', role: 'Foreman, Suncourt', picture: picture('thumb-lobby') },
          text: 'Twenty-one years on site, eleven buildings.',
        },
        {
          ...{ name: 'Ananya Sen', role: 'Customer care', picture: picture('thumb-living-room') },
          text: 'Calls before you do.',
        },
      ],
    },
    {
      ...{ kind: 'pictures', id: 'places', heading: 'Where we work', ...shown },
      pictures: [
        { picture: picture('lobby', 'A double-height lobby'), caption: 'Elite One, Noida' },
        { picture: picture('canal-court', 'A canal court in evening sun'), caption: 'Lucknow Central' },
        { picture: picture('township', 'A township seen from the air'), caption: 'Yamuna Meadows' },
      ],
    },
    {
      ...{ kind: 'timeline', id: 'awards', heading: 'Recognised as an employer', ...shown, drawing: null },
      entries: [
        { when: '2019', text: 'Safest site of the year, Lucknow' },
        { when: '2022', text: 'Training yard opened in Noida' },
        { when: '2025', text: 'One in four engineers is a woman' },
      ],
    },
  ],
}
