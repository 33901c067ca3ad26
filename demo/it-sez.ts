import type { DemoProject, DemoProjectParts } from './demo.types.ts'
import { makeProject } from './make-project.ts'
import { floor, gallery, perk, place, site } from './parts/part-makers.ts'

type SomeParts = Partial<DemoProjectParts>

const sutraCampusParts: SomeParts = {
  gallery: gallery({
    exterior: ['it-campus-day.jpg', 'it-campus-golden.jpg', 'sutra-campus-card.jpg'],
    interior: ['office-floor.jpg', 'lobby-columns.jpg'],
  }),
  featureNames: ['Conference suite', 'Food court', 'Full power back-up', 'Fibre to every unit', 'EV charging points'],
  plans: [
    floor('Typical floor', 'sutra-campus-floor.png', '46,000 sq.ft a floor, drawn here as one of its four quarters.'),
    site('Zone and lake', 'sutra-campus-site.png', 'The customs line follows the water’s edge.'),
  ],
  location: place('Sutra Campus, Knowledge Park 5, Greater Noida', 28.5623, 77.4509),
  perks: [perk('Noida Extension road', '2.0 km'), perk('Sector 52 metro', '12 km')],
}

const vindhyaParkParts: SomeParts = {
  gallery: gallery({ exterior: ['vindhya-park-card.jpg', 'it-campus-golden.jpg'], interior: ['office-floor.jpg'] }),
  featureNames: ['Full power back-up', 'Fibre to every unit', 'Food court'],
}

const sutraCampus = makeProject(
  {
    name: 'Sutra Campus',
    address: 'Knowledge Park 5, Greater Noida',
    reraNumber: 'UP-RERA-DEMO-7240',
    type: 'IT SEZ, two blocks on a lake',
    categoryId: 3,
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'Two office blocks joined by a glazed bridge, across a lake from the road.',
    overview:
      'Two blocks of six floors, joined by a bridge at level three and set behind a lake that cools the air before the building has to. Floor plates are 46,000 sq.ft and divide into four.\nThe notified zone begins at the water. Customs, the bank and the canteen are on the near side, so visitors need no pass for lunch.\nBlock one is at facade stage; block two is at the fourth slab.',
  },
  sutraCampusParts,
)

const vindhyaPark = makeProject(
  {
    name: 'Vindhya Park',
    address: 'Sector 144, Noida',
    reraNumber: 'UP-RERA-DEMO-7266',
    type: 'IT SEZ, campus of four',
    categoryId: 3,
    city: 'Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'Four deep-plan blocks for delivery centres, with cab bays under cover.',
    overview:
      'A delivery centre empties three times a day. Vindhya Park was drawn from that fact: ninety-six covered cab bays, lifts in two banks that never share a lobby, and a canteen that seats a shift.\nPower comes in from two substations. The generators are on the roof of the car park, where they trouble nobody.',
  },
  vindhyaParkParts,
)

const kiteField = makeProject({
  name: 'Kite Field',
  address: 'Sector 68, Sohna Road, Gurugram',
  reraNumber: 'HR-RERA-DEMO-1288',
  type: 'IT SEZ, tower and annexe',
  categoryId: 3,
  city: 'Gurugram',
  state: 'Haryana',
  status: 'Ongoing',
  description: 'A tower and a low annexe on the field where Sohna Road flies its kites each August.',
  overview:
    'The field is used one week a year, in August, by everyone under fourteen in the sector. The masterplan keeps two acres of it clear and puts the tower on the north edge, out of the wind.\nDesign approval is in hand. Areas, dates and drawings follow when the zone is notified.',
})

const gomtiDigitalPark = makeProject({
  name: 'Gomti Digital Park',
  address: 'Chak Ganjaria, Sultanpur Road, Lucknow',
  reraNumber: 'Applied for',
  type: 'IT SEZ, first phase',
  categoryId: 3,
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  status: 'Ongoing',
  description: 'Plug-in floors for young firms from Lucknow’s own colleges.',
  overview:
    'Four engineering colleges lie within nine kilometres. Gomti Digital Park is meant for their graduates, in lots of twenty desks with the network already running.\nThe first phase is one block of 210,000 sq.ft. Soil tests are done and the drawings are with the authority.',
})

export const itSezProjects: DemoProject[] = [sutraCampus, vindhyaPark, kiteField, gomtiDigitalPark]
