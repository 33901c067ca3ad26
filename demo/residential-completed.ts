import type { DemoProject } from './demo.types.ts'
import { makeProject } from './make-project.ts'
import { meridianCourtParts } from './parts/meridian-court.ts'
import { parklineGreensParts } from './parts/parkline-greens.ts'
import { jhelumApartmentsParts, tulsiEnclaveParts } from './parts/partial-residential.ts'

const meridianCourt = makeProject(
  {
    name: 'Meridian Court',
    address: 'Sector 150, Noida',
    reraNumber: 'UP-RERA-DEMO-5874',
    type: '3 BHK and penthouses',
    categoryId: 1,
    city: 'Noida',
    state: 'Uttar Pradesh',
    status: 'Completed',
    featureTitle: 'In use since March 2026',
    description: 'Two hundred and twelve homes, handed over in one weekend in March 2026.',
    overview:
      'Meridian Court was due on 31 March 2026. Keys went out on the 21st and 22nd: two hundred and twelve homes in one weekend, each with a snag list of its own, signed.\nThe court is a hundred paces long. The pool is at the south end, the crèche at the north, and the old ber tree in the middle decided where the drive would bend.\nA few homes change hands each year. Our desk keeps the list and charges nothing for it.',
  },
  meridianCourtParts,
)

const parklineGreens = makeProject(
  {
    name: 'Parkline Greens',
    address: 'Raj Nagar Extension, Ghaziabad',
    reraNumber: 'UP-RERA-DEMO-2207',
    type: '2 and 3 BHK, three towers',
    categoryId: 1,
    city: 'Ghaziabad',
    state: 'Uttar Pradesh',
    status: 'Completed',
    description: 'Three towers beside a public park, lived in since 2019.',
    overview:
      'The park belongs to the city; the gate into it belongs to Parkline Greens. Three towers, A to C, stand on the north edge so that none of them shades the grass.\nThree hundred and forty-two families moved in between June and September 2019. The association took over the upkeep in 2021 and has since cut the power bill by a third with its own solar roof.\nPapers, NOCs and copies of possession letters are still issued from Plinth House, usually within four working days.',
  },
  parklineGreensParts,
)

const tulsiEnclave = makeProject(
  {
    name: 'Tulsi Enclave',
    address: 'Gomti Nagar Extension, Sector 6, Lucknow',
    reraNumber: 'UP-RERA-DEMO-3316',
    type: '2 and 3 BHK',
    categoryId: 1,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    status: 'Completed',
    description: 'Our first homes in Lucknow: one building, one hundred and twenty doors, finished in 2021.',
    overview:
      'Tulsi Enclave is where the group learnt Lucknow: the clay, the fog, the winter light that arrives sideways. The balconies are shallow on the north and two metres deep on the south.\nOne hundred and twenty homes were handed over in February 2021, four weeks before the printed date.\nThe chowkidar’s cabin by the gate won a small prize. It is the only thing on the site that did, and the residents are fond of it.',
  },
  tulsiEnclaveParts,
)

const jhelumApartments = makeProject(
  {
    name: 'Jhelum Apartments',
    address: 'Sector 24, Rohini, New Delhi',
    reraNumber: 'DL-RERA-DEMO-0008',
    type: '3 BHK mid-rise',
    categoryId: 1,
    city: 'New Delhi',
    state: 'Delhi',
    status: 'Completed',
    description: 'Six storeys of brick from 2017, the first project registered under the new act.',
    overview:
      'When the act came in, Jhelum Apartments was half built. We registered it the same month, printed the date on the hoarding and met it: 30 November 2017.\nEighty-four homes in four brick blocks around two courts. The lifts were sized for a stretcher before the rule asked for it.',
  },
  jhelumApartmentsParts,
)

export const completedResidentialProjects: DemoProject[] = [
  meridianCourt,
  parklineGreens,
  tulsiEnclave,
  jhelumApartments,
]
