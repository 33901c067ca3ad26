import type { DemoProject } from './demo.types.ts'
import { makeProject } from './make-project.ts'
import { begumParkParts } from './parts/begum-park.ts'
import { gomtiTerracesParts } from './parts/gomti-terraces.ts'
import { kadambaVillasParts } from './parts/kadamba-villas.ts'
import { kosiHouseParts } from './parts/kosi-house.ts'
import { neemStreetParts } from './parts/neem-street.ts'
import { aravalliEdgeParts, ridgeviewTerracesParts, saffronGroveParts } from './parts/partial-residential.ts'
import { suncourtParts } from './parts/suncourt.ts'
import { yamunaMeadowsParts } from './parts/yamuna-meadows.ts'
import { stored } from './stored-files.ts'

const suncourt = makeProject(
  {
    name: 'Suncourt',
    address: 'Sector 107, Noida',
    reraNumber: 'UP-RERA-DEMO-5530',
    type: '3 and 4 BHK, ten towers',
    categoryId: 1,
    city: 'Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    featureImage: stored('pool-deck-dusk.jpg'),
    featureTitle: 'What ten towers share',
    description:
      'Ten towers, Sun 1 to Sun 10, on eighteen acres of Sector 107. Three-quarters of the ground is garden.',
    overview:
      'Suncourt is ten towers set far enough apart that each keeps its own sky. They are named in the order in which they were poured, Sun 1 to Sun 10, and no living room looks straight into another.\nCars go below ground at the gate. What is left on top is eighteen acres with a reflecting pool, a walking loop and the shade of four hundred neem and jamun trees, planted in the first year of work.\nSun 1 to Sun 4 are handed over. Sun 7 topped out on 30 August 2026, eleven days ahead of programme; Sun 10 is at the twelfth slab.',
  },
  suncourtParts,
)

const kosiHouse = makeProject(
  {
    name: 'Kosi House',
    address: 'Sector 104, Dwarka Expressway, Gurugram',
    reraNumber: 'HR-RERA-DEMO-1183',
    type: '4 BHK and sky villas',
    categoryId: 1,
    city: 'Gurugram',
    state: 'Haryana',
    status: 'Ongoing',
    isExclusive: true,
    featureImage: stored('lobby-columns.jpg'),
    featureTitle: 'Forty-four doors to a tower',
    description: 'Two curved towers of forty-four residences each, one to a floor in the upper third.',
    overview:
      'Forty-four residences to a tower: two to a floor up to level nineteen, one to a floor above. Deep verandahs face the Aravalli ridge and take the western sun off the glass.\nThe two towers are joined at level fifteen by a bridge that holds the reading room, the guest rooms and a long table for sixteen. Below it there is nothing but garden.\nThe slab edges curve, so no two verandahs sit one above the other by more than two metres. The wind consultant asked for it; the residents will keep the plants.',
  },
  kosiHouseParts,
)

const gomtiTerraces = makeProject(
  {
    name: 'Gomti Terraces',
    address: 'Sushant Golf City Road, Lucknow',
    reraNumber: 'UP-RERA-DEMO-6019',
    type: '2 and 3 BHK',
    categoryId: 1,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description:
      'Terracotta and white apartments around a pool garden, with possession letters going out block by block.',
    overview:
      'One long building, bent twice, so that every home has the pool garden on one side and the morning on the other. The terracotta fins are not ornament: they shade the glass from April to August.\nHomes of two and three bedrooms share cores of four lifts and six doors. Kitchens have a window. So do the utility rooms.\nBlocks A and B have their occupancy certificate and the first letters have gone out. Block C is at internal finishing.',
  },
  gomtiTerracesParts,
)

const begumPark = makeProject(
  {
    name: 'Begum Park',
    address: 'Vrindavan Yojana, Sector 12, Lucknow',
    reraNumber: 'UP-RERA-DEMO-6422',
    type: '3 BHK and row houses',
    categoryId: 1,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'Sixty-four row houses and six towers of 3 BHK homes on a plan of ordinary streets.',
    overview:
      'Begum Park is laid out as streets, not as a compound: sixty-four row houses with a front step, a back court and a tree each, and six towers along the canal road where height does no harm.\nEvery street ends in the park. Children can reach the school gate, the clinic and the sweet shop without crossing a road wider than six metres.\nThe row houses are roofed to street four. Towers P1 and P2 are at the eighth slab.',
  },
  begumParkParts,
)

const kadambaVillas = makeProject(
  {
    name: 'Kadamba Villas',
    address: 'Sector Chi 5, Greater Noida',
    reraNumber: 'UP-RERA-DEMO-6155',
    type: '4 and 5 BHK villas',
    categoryId: 1,
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    isExclusive: true,
    featureImage: stored('villas-golden.jpg'),
    featureTitle: 'Thirty-two houses, one street',
    description: 'Thirty-two villas on plots of 300 and 400 sq. yd, each with a court on the shaded side.',
    overview:
      'A street of thirty-two houses. Each turns a timber screen to the west and a glass wall to its own court, and each parks its cars where you cannot see them from the pavement.\nThe party walls are double and the stair is top-lit, so the middle of the house is the coolest room in June and the brightest in January.\nNineteen houses are finished outside. The show house is number 20; it is furnished, and it is open on Saturdays.',
  },
  kadambaVillasParts,
)

const neemStreet = makeProject(
  {
    name: 'Neem Street',
    address: 'Sector 19B, Dwarka, New Delhi',
    reraNumber: 'DL-RERA-DEMO-0037',
    type: '2 and 3 BHK mid-rise',
    categoryId: 1,
    city: 'New Delhi',
    state: 'Delhi',
    status: 'Ongoing',
    description: 'Seven storeys of brick and white render along a street that already had its trees.',
    overview:
      'The neems were here first. The building line at Neem Street was set back four metres to keep sixty-one of them, and the ground floor was given to a chemist, a grocer and a tailor.\nSeven storeys and one hundred and four homes in four blocks, four to a landing. Brick on the street, white render on the courts, and a bench at every entrance.\nThe structure is complete. Brickwork has reached level five and the first windows are in.',
  },
  neemStreetParts,
)

const yamunaMeadows = makeProject(
  {
    name: 'Yamuna Meadows',
    address: 'Sector 22D, Yamuna Expressway, Greater Noida',
    reraNumber: 'UP-RERA-DEMO-6733',
    type: 'Township, 2 to 4 BHK and plots',
    categoryId: 1,
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'A hundred-acre township around a lake that stores the monsoon.',
    overview:
      'The lake came before the roads. It holds nine crore litres of the monsoon, waters the parks until March, and gives a hundred acres of flat land something to face.\nFourteen towers stand in two groups on the north side; villas on plots of 200 sq. yd fill the south. A school, a clinic and a market are in the first phase, not the last.\nPhase one, the six towers of the north-west group and the market, is due in December 2027. Roads, drains and street lamps are already in use.',
  },
  yamunaMeadowsParts,
)

const saffronGrove = makeProject(
  {
    name: 'Saffron Grove',
    address: 'Sector 63A, Gurugram',
    reraNumber: 'HR-RERA-DEMO-1240',
    type: 'Low-rise floors',
    categoryId: 1,
    city: 'Gurugram',
    state: 'Haryana',
    status: 'New Launch',
    description: 'Independent floors, four to a building, with a garden below and a terrace above.',
    overview:
      'Ninety-six floors in twenty-four small buildings. Nobody lives more than three flights up, and every building has a lift all the same.\nThe ground-floor home takes the garden, the top-floor home takes the terrace, and the two between have the deeper balconies. The price list will say so line by line.\nBooking opened on 10 November 2026. Excavation starts in January.',
  },
  saffronGroveParts,
)

const aravalliEdge = makeProject(
  {
    name: 'Aravalli Edge',
    address: 'Sector 76, Southern Peripheral Road, Gurugram',
    reraNumber: 'HR-RERA-DEMO-1098',
    type: '3 and 4 BHK, two towers',
    categoryId: 1,
    city: 'Gurugram',
    state: 'Haryana',
    status: 'Ongoing',
    description: 'Two round-cornered towers where the city stops and the scrub forest begins.',
    overview:
      'South of Sector 76 the map turns green and stays green. Aravalli Edge takes that side for its living rooms and leaves the road to the lifts and stairs.\nHomes are one hundred and forty in all, two and three to a floor. A wall of local quartzite, laid dry, keeps the garden from the forest and lets the peacocks through.\nTower one is at the twentieth slab of twenty-six; tower two at the fourteenth.',
  },
  aravalliEdgeParts,
)

const ridgeviewTerraces = makeProject(
  {
    name: 'Ridgeview Terraces',
    address: 'Sector 88, Faridabad',
    reraNumber: 'HR-RERA-DEMO-1262',
    type: '2 and 3 BHK, eight blocks',
    categoryId: 1,
    city: 'Faridabad',
    state: 'Haryana',
    status: 'New Launch',
    description: 'Eight stepped blocks around a pond, priced for a first home.',
    overview:
      'Eight blocks step down towards a pond, from nine storeys to five, so that the last row still sees water. Homes run from 640 to 1,080 sq.ft of carpet area.\nOne plan is repeated four hundred times and was tested first: a full-size home stood in our Rohini yard for a year while people walked through it and moved the doors.\nThe registration came through in October 2026. The site office is open from Thursday to Tuesday.',
  },
  ridgeviewTerracesParts,
)

export const residentialProjects: DemoProject[] = [
  suncourt,
  kosiHouse,
  gomtiTerraces,
  begumPark,
  kadambaVillas,
  neemStreet,
  yamunaMeadows,
  saffronGrove,
  aravalliEdge,
  ridgeviewTerraces,
]
