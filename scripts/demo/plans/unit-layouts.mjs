// Each room is a list: name, then left, top, width and depth in millimetres. Rooms fill the home without gaps, so their
// areas add up to its carpet area, which excludes `outside` (balconies, decks, courts).

export const layouts = {
  '2bhk': {
    rooms: [
      ['Kitchen', 0, 0, 2900, 3300, 'wet'],
      ['Utility', 0, 3300, 2900, 1200, 'wet'],
      ['Entry', 2900, 0, 1700, 4500],
      ['Toilet', 4600, 0, 1600, 2900, 'wet'],
      ['Bedroom 2', 6200, 0, 4200, 2900],
      ['Passage', 4600, 2900, 3000, 1600],
      ['Master toilet', 7600, 2900, 2800, 1600, 'wet'],
      ['Living and dining', 0, 4500, 6200, 3900],
      ['Master bedroom', 6200, 4500, 4200, 3900],
    ],
    outside: [
      ['Balcony', 0, 8400, 6200, 1500],
      ['Balcony', 6200, 8400, 4200, 1500],
    ],
    doors: [
      [3200, 0, 1000, 'top'],
      [2900, 900, 900, 'left'],
      [4600, 3300, 900, 'left'],
      [4900, 2900, 800, 'top'],
      [6300, 2900, 900, 'top'],
      [7600, 3300, 800, 'left'],
      [3300, 4500, 1100, 'top'],
      [6400, 4500, 900, 'top'],
      [1000, 3300, 800, 'top'],
    ],
  },
  '3bhk': {
    rooms: [
      ['Kitchen', 0, 0, 3600, 2900, 'wet'],
      ['Utility', 0, 2900, 3600, 1100, 'wet'],
      ['Foyer', 3600, 0, 1800, 4000],
      ['Toilet', 5400, 0, 1800, 2900, 'wet'],
      ['Bedroom 3', 7200, 0, 3800, 2900],
      ['Passage', 5400, 2900, 5600, 1100],
      ['Master toilet', 11000, 0, 2600, 2100, 'wet'],
      ['Dress', 11000, 2100, 2600, 1900],
      ['Living and dining', 0, 4000, 5400, 4800],
      ['Bedroom 2', 5400, 4000, 3800, 4800],
      ['Master bedroom', 9200, 4000, 4400, 4800],
    ],
    outside: [
      ['Balcony', 0, 8800, 5400, 1600],
      ['Balcony', 5400, 8800, 3800, 1200],
      ['Balcony', 9200, 8800, 4400, 1600],
    ],
    doors: [
      [4000, 0, 1000, 'top'],
      [3600, 900, 900, 'left'],
      [1200, 2900, 800, 'top'],
      [5400, 3000, 900, 'left'],
      [5900, 2900, 800, 'top'],
      [7600, 2900, 900, 'top'],
      [4000, 4000, 1100, 'top'],
      [7800, 4000, 900, 'top'],
      [9500, 4000, 900, 'top'],
      [11600, 2100, 800, 'top'],
      [11800, 4000, 800, 'top'],
    ],
  },
  '4bhk': {
    rooms: [
      ['Staff', 0, 0, 2200, 1900],
      ['Utility', 0, 1900, 2200, 1900, 'wet'],
      ['Kitchen', 2200, 0, 4200, 3800, 'wet'],
      ['Foyer', 6400, 0, 2800, 3800],
      ['Bedroom 4', 9200, 0, 4000, 3800],
      ['Bath 4', 13200, 0, 2800, 1900, 'wet'],
      ['Bath 3', 13200, 1900, 2800, 1900, 'wet'],
      ['Dining', 0, 3800, 6400, 3600],
      ['Family lounge', 6400, 3800, 4600, 3600],
      ['Bedroom 3', 11000, 3800, 5000, 3600],
      ['Living', 0, 7400, 6400, 5000],
      ['Bath 2', 6400, 7400, 1900, 2200, 'wet'],
      ['Passage', 8300, 7400, 2100, 2200],
      ['Dress', 10400, 7400, 2600, 2200],
      ['Master bath', 13000, 7400, 3000, 2200, 'wet'],
      ['Bedroom 2', 6400, 9600, 4000, 2800],
      ['Master bedroom', 10400, 9600, 5600, 2800],
    ],
    outside: [
      ['Deck', 0, 12400, 6400, 2200],
      ['Balcony', 10400, 12400, 5600, 1700],
    ],
    doors: [
      [7300, 0, 1100, 'top'],
      [2200, 2600, 900, 'left'],
      [700, 1900, 800, 'top'],
      [3700, 3800, 1000, 'top'],
      [9200, 2600, 900, 'left'],
      [7200, 3800, 1300, 'top'],
      [6400, 5000, 1600, 'left'],
      [11000, 5600, 900, 'left'],
      [13200, 700, 800, 'left'],
      [14200, 3800, 800, 'top'],
      [2400, 7400, 1600, 'top'],
      [8700, 7400, 1000, 'top'],
      [8300, 8100, 800, 'left'],
      [9200, 9600, 900, 'top'],
      [10400, 8100, 900, 'left'],
      [13000, 8100, 800, 'left'],
      [11200, 9600, 900, 'top'],
    ],
  },
  'villa-ground': {
    rooms: [
      ['Foyer', 4200, 0, 2000, 4200],
      ['Guest bedroom', 6200, 0, 3800, 3000],
      ['Guest bath', 6200, 3000, 3800, 1200, 'wet'],
      ['Living', 0, 4200, 6000, 5000],
      ['Stair and lift', 6000, 7600, 4000, 1600],
      ['Dining', 0, 9200, 6000, 3800],
      ['Kitchen', 6000, 9200, 4000, 2400, 'wet'],
      ['Wash-up', 6000, 11600, 4000, 1400, 'wet'],
    ],
    outside: [
      ['Car porch', 0, 0, 4200, 4200],
      ['Court, open to the sky', 6000, 4200, 4000, 3400],
      ['Garden', 0, 13000, 10000, 2000],
    ],
    doors: [
      [4200, 1400, 1100, 'left'],
      [6200, 1600, 900, 'left'],
      [7000, 3000, 800, 'top'],
      [4600, 4200, 1200, 'top'],
      [6000, 7900, 1000, 'left'],
      [2200, 9200, 1800, 'top'],
      [6000, 10000, 900, 'left'],
      [7400, 11600, 900, 'top'],
    ],
  },
  'villa-first': {
    rooms: [
      ['Bedroom 2', 0, 0, 4200, 4200],
      ['Bath 2', 4200, 0, 2000, 2400, 'wet'],
      ['Bath 3', 4200, 2400, 2000, 1800, 'wet'],
      ['Bedroom 3', 6200, 0, 3800, 4200],
      ['Lounge', 0, 4200, 6000, 4400],
      ['Stair and lift', 6000, 7600, 4000, 1600],
      ['Landing', 0, 8600, 6000, 600],
      ['Master bedroom', 0, 9200, 6000, 3800],
      ['Dress', 6000, 9200, 4000, 1600],
      ['Master bath', 6000, 10800, 4000, 2200, 'wet'],
    ],
    outside: [
      ['Open above the court', 6000, 4200, 4000, 3400],
      ['Terrace', 0, 13000, 10000, 1400],
    ],
    doors: [
      [2600, 4200, 900, 'top'],
      [4200, 1000, 800, 'left'],
      [6200, 2900, 800, 'left'],
      [4600, 4200, 900, 'top'],
      [6000, 8600, 1000, 'left'],
      [2200, 9200, 1000, 'top'],
      [6000, 9700, 900, 'left'],
      [7400, 10800, 800, 'top'],
    ],
  },
  'row-house': {
    rooms: [
      ['Living', 0, 0, 5600, 4200],
      ['Stair', 3800, 4200, 1800, 3200],
      ['Toilet', 0, 4200, 1700, 2000, 'wet'],
      ['Passage', 1700, 4200, 2100, 3200],
      ['Store', 0, 6200, 1700, 1200],
      ['Bedroom', 0, 7400, 2800, 3400],
      ['Kitchen', 2800, 7400, 2800, 3400, 'wet'],
      ['Dining', 0, 10800, 5600, 2600],
    ],
    outside: [
      ['Front step', 1600, -1200, 2400, 1200],
      ['Back court', 0, 13400, 5600, 3000],
    ],
    doors: [
      [2300, 0, 1000, 'top'],
      [2200, 4200, 1100, 'top'],
      [1700, 4700, 800, 'left'],
      [3800, 5600, 1000, 'left'],
      [1900, 7400, 800, 'top'],
      [2900, 7400, 800, 'top'],
      [3600, 10800, 1000, 'top'],
    ],
  },
  office: {
    rooms: [
      ['Meeting', 0, 0, 2600, 2600],
      ['Pantry', 5600, 0, 1800, 2600, 'wet'],
      ['Entry', 2600, 0, 3000, 2600],
      ['Open floor', 0, 2600, 7400, 5400],
    ],
    outside: [],
    doors: [
      [3400, 0, 1400, 'top'],
      [2600, 1100, 900, 'left'],
      [5600, 1100, 900, 'left'],
      [3300, 2600, 1800, 'top'],
    ],
  },
  shop: {
    rooms: [
      ['Store', 0, 0, 2800, 1900],
      ['WC', 2800, 0, 1600, 1900, 'wet'],
      ['Sales floor', 0, 1900, 4400, 7600],
    ],
    outside: [['Arcade', -600, 9500, 5600, 1500]],
    doors: [
      [1400, 1900, 900, 'top'],
      [3100, 1900, 800, 'top'],
      [1200, 9500, 2000, 'top'],
    ],
  },
}

/** The area of balconies, decks and courts in square feet, when the rooms of the layout have `carpet` square feet. */
export function outsideArea({ layout, carpet }) {
  const { rooms, outside } = layouts[layout]
  return Math.round((carpet * areaOf(outside)) / areaOf(rooms))
}

function areaOf(rooms) {
  return rooms.reduce((sum, [, , , width, depth]) => sum + width * depth, 0)
}
