import type { DemoProject } from './demo.types.ts'
import { makeProject } from './make-project.ts'
import { deltaStreetParts } from './parts/delta-street.ts'
import { eliteOneParts } from './parts/elite-one.ts'
import { foundryRowParts } from './parts/foundry-row.ts'
import { lucknowCentralParts } from './parts/lucknow-central.ts'
import {
  canalWalkParts,
  charbaghExchangeParts,
  ferryHouseParts,
  marketHallParts,
  sangamTowerParts,
} from './parts/partial-commercial.ts'
import { rohiniCentralParts } from './parts/rohini-central.ts'
import { stored } from './stored-files.ts'

const rohiniCentral = makeProject(
  {
    name: 'Rohini Central',
    address: 'Sector 10, Rohini, New Delhi',
    reraNumber: 'DL-RERA-DEMO-0041',
    type: 'Retail and offices',
    categoryId: 2,
    city: 'New Delhi',
    state: 'Delhi',
    status: 'New Launch',
    featureImage: stored('rohini-central-plaza-day.jpg'),
    featureTitle: 'What is in the agreement, not what is nearby',
    description: 'Retail and offices above the Rohini West interchange.',
    overview:
      'A round plaza, a glass drum and three quiet towers, one minute from the platform. Rohini Central stands where the metro concourse meets Sector 10’s market road. Three floors of shops and a food court bend around a paved plaza; a glass drum holds the way in.\nBehind the crescent, eleven office floors step back from the road. Every desk on a typical floor is within twelve metres of a window, and the plaza keeps its trees.\nThe structure of the first office tower is complete to level nine. The office floors opened for booking in September 2026; the registered date of completion is printed in the agreement and on the hoarding.',
  },
  rohiniCentralParts,
)

const lucknowCentral = makeProject(
  {
    name: 'Lucknow Central',
    address: 'Shaheed Path, Gomti Nagar Extension, Lucknow',
    reraNumber: 'UP-RERA-DEMO-7112',
    type: 'Retail, offices and hotel',
    categoryId: 2,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    status: 'New Launch',
    isExclusive: true,
    featureImage: stored('lucknow-central-dusk.jpg'),
    featureTitle: 'A gate, a canal and a roof over the walk',
    description: 'A gateway, a water court and two hundred fronts under a continuous arcade.',
    overview:
      'Lucknow has always known how to make an entrance. The gateway of Lucknow Central is eighteen metres of brick and lime, laid by masons from the old city, and it opens on a canal court a hundred and ten metres long.\nThe arcade runs the whole way round, four metres deep, so that one can walk from the first shop to the last in August without an umbrella or a hat. Offices stand behind it; the hotel, a hundred and forty keys, closes the north side.\nThe design was shown to the city on 12 September 2026. Piling began the following Monday.',
  },
  lucknowCentralParts,
)

const eliteOne = makeProject(
  {
    name: 'Elite One',
    address: 'Sector 62, Noida',
    reraNumber: 'UP-RERA-DEMO-6604',
    type: 'Offices over retail',
    categoryId: 2,
    city: 'Noida',
    state: 'Uttar Pradesh',
    status: 'New Launch',
    isExclusive: true,
    featureImage: stored('lobby.jpg'),
    featureTitle: 'Inside the first nine floors',
    description: 'A retail podium, stepped offices and a crown of serviced residences on one corner of Sector 62.',
    overview:
      'Elite One gets narrower as it goes up. The podium fills its corner with three floors of shops, the offices above step back four times, and the serviced residences at the top have the terraces those steps leave behind.\nFloors one to nine received their occupancy certificate on 4 August 2026 and tenants are fitting out. Floors ten to twenty-one are the new launch: half floors from 4,200 sq.ft and whole floors from 8,600.\nThe lobby is nine metres high because the lifts needed the run. We put a chandelier in it.',
  },
  eliteOneParts,
)

const deltaStreet = makeProject(
  {
    name: 'Delta Street',
    address: 'Sector Delta 1, Greater Noida',
    reraNumber: 'UP-RERA-DEMO-6871',
    type: 'High-street retail',
    categoryId: 2,
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    status: 'New Launch',
    featureImage: stored('delta-street-retail-day.jpg'),
    featureTitle: 'How the street works',
    description: 'Two storeys of shops facing each other across nineteen metres of paving, with a clock at the end.',
    overview:
      'Delta Street is a street first. Two storeys of shops face each other across nineteen metres of sandstone, close enough to see what the other side is selling, and a clock tower at the end says how late it is.\nThe ground floor is an arcade; the upper floor is a gallery with its own doors, its own lights and a bridge every sixty metres. Deliveries come in below, before ten.\nOne hundred and eighteen fronts, from 210 to 1,450 sq.ft, and one anchor of 6,200. The first stretch, forty fronts, is open and trading; the second is the new launch.',
  },
  deltaStreetParts,
)

const foundryRow = makeProject(
  {
    name: 'Foundry Row',
    address: 'Okhla Industrial Area, Phase 3, New Delhi',
    reraNumber: 'DL-RERA-DEMO-0029',
    type: 'Studios and shops',
    categoryId: 2,
    city: 'New Delhi',
    state: 'Delhi',
    status: 'Completed',
    description: 'A casting shed of 1962, roofed in glass and let to people who make things.',
    overview:
      'The shed cast pump housings for forty years. We kept its trusses, took off the asbestos, put on glass and found that it had been a very good room all along.\nThree levels of studios and shops look into the hall. Floors carry 750 kg a square metre, doors are two metres wide, and nobody minds the noise before eight.\nFinished in January 2025. The courtyard was opened to the street in June 2026 and the row is full: the price list is for what comes free.',
  },
  foundryRowParts,
)

const sangamTower = makeProject(
  {
    name: 'Sangam Tower',
    address: 'Sector 142, Noida Expressway, Noida',
    reraNumber: 'UP-RERA-DEMO-6380',
    type: 'Office floors',
    categoryId: 2,
    city: 'Noida',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'Twenty-four office floors and a lower block for those who want their own front door.',
    overview:
      'Two buildings that share a basement and a cafeteria. The tall one sells by the floor, 11,400 sq.ft at a time; the low one sells by the building, once.\nThe glass is fritted from knee to ceiling on the west. It looks plain from the expressway and saves one chiller.\nThe core is at level twenty-two. Facade panels have reached level ten.',
  },
  sangamTowerParts,
)

const charbaghExchange = makeProject(
  {
    name: 'Charbagh Exchange',
    address: 'Station Road, Charbagh, Lucknow',
    reraNumber: 'UP-RERA-DEMO-6960',
    type: 'Retail and small offices',
    categoryId: 2,
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    status: 'Ongoing',
    description: 'Small shops and smaller offices, four hundred metres from the station clock.',
    overview:
      'Charbagh Exchange is for firms of three to thirty people: travel desks, chartered accountants, a coaching class, the man who repairs harmoniums. Offices begin at 180 sq.ft and share reception, meeting rooms and a good photocopier.\nThe hall between the two wings is covered and open at both ends, because people were going to walk through it anyway.\nThe steel of the hall roof is up. Handover is printed as August 2027.',
  },
  charbaghExchangeParts,
)

const ferryHouse = makeProject(
  {
    name: 'Ferry House',
    address: 'Sector 32, Gurugram',
    reraNumber: 'HR-RERA-DEMO-1131',
    type: 'Office floors',
    categoryId: 2,
    city: 'Gurugram',
    state: 'Haryana',
    status: 'Ongoing',
    description: 'Eighteen office floors within a walk of the rapid metro, with windows that open.',
    overview:
      'Ferry House has windows that open. From November to March the building runs on them for about nine hundred office hours, and a small green lamp by each one says when.\nEighteen floors of 9,800 sq.ft, a column-free middle, and stairs pleasant enough that people use them as far as the fourth.\nThe roof slab was cast in February 2026, six weeks early. Lifts are being installed.',
  },
  ferryHouseParts,
)

const canalWalk = makeProject(
  {
    name: 'Canal Walk',
    address: 'Sector 79, Faridabad',
    reraNumber: 'HR-RERA-DEMO-1275',
    type: 'High-street retail',
    categoryId: 2,
    city: 'Faridabad',
    state: 'Haryana',
    status: 'New Launch',
    description: 'Seventy-two shops along the Agra canal, with steps down to the towpath.',
    overview:
      'Faridabad turned its back on the canal for a century. Canal Walk turns round: seventy-two shops face the water, with steps down to a towpath that the irrigation department has agreed to light.\nFronts are six metres wide and twelve deep, so one light bill does for both ends. Kitchens have their own flues to the roof.\nRegistered in August 2026. Allotment is in the order of booking, and the order is pinned up in the site office.',
  },
  canalWalkParts,
)

const marketHall = makeProject(
  {
    name: 'Market Hall',
    address: 'Ahinsa Khand 2, Indirapuram, Ghaziabad',
    reraNumber: 'UP-RERA-DEMO-2874',
    type: 'Neighbourhood retail',
    categoryId: 2,
    city: 'Ghaziabad',
    state: 'Uttar Pradesh',
    status: 'Completed',
    description: 'A curved market for daily shopping, open since October 2020.',
    overview:
      'Vegetables at the front, tailors at the back, a dentist upstairs. Market Hall was planned from a list of what people in Indirapuram drove elsewhere to buy.\nFifty-eight shops curve around a fountain that doubles as the fire reserve. It opened in October 2020, in masks, on the printed date.',
  },
  marketHallParts,
)

export const commercialProjects: DemoProject[] = [
  rohiniCentral,
  lucknowCentral,
  eliteOne,
  deltaStreet,
  sangamTower,
  charbaghExchange,
  ferryHouse,
  canalWalk,
  foundryRow,
  marketHall,
]
