// The construction progress that make-sheets.mjs draws. The demo contains only the resulting pictures.

// Each block is a list: the name of the tower or block, its number of storeys, and the storeys built by each date.
export const stages = {
  suncourt: {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Sun 4', 27, 27, 27],
      ['Sun 5', 27, 26, 27],
      ['Sun 6', 27, 25, 27],
      ['Sun 7', 27, 23, 27],
      ['Sun 8', 27, 15, 22],
      ['Sun 9', 27, 9, 17],
      ['Sun 10', 27, 4, 12],
    ],
  },
  'kosi-house': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['East tower', 29, 18, 25],
      ['West tower', 29, 14, 21],
    ],
  },
  'gomti-terraces': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Block A', 14, 14, 14],
      ['Block B', 16, 16, 16],
      ['Block C', 12, 11, 12],
    ],
  },
  'begum-park': {
    dates: { october: '31 October 2026' },
    blocks: [
      ['P1', 14, 8],
      ['P2', 14, 8],
      ['P3', 14, 3],
      ['P4', 14, 1],
      ['Street 1', 3, 3],
      ['Street 2', 3, 3],
      ['Street 3', 3, 3],
      ['Street 4', 3, 3],
    ],
  },
  'kadamba-villas': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['1 to 8', 3, 3, 3],
      ['9 to 16', 3, 2, 3],
      ['17 to 20', 3, 2, 3],
      ['21 to 28', 3, 1, 2],
      ['29 to 32', 3, 0, 1],
    ],
  },
  'neem-street': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['N1', 7, 7, 7],
      ['N2', 7, 6, 7],
      ['N3', 7, 5, 7],
      ['N4', 7, 4, 7],
    ],
  },
  'yamuna-meadows': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['T1', 19, 14, 19],
      ['T2', 19, 12, 17],
      ['T3', 19, 10, 15],
      ['T4', 19, 8, 12],
      ['T5', 19, 3, 8],
      ['T6', 19, 1, 5],
      ['Market', 3, 2, 3],
    ],
  },
  'meridian-court': {
    dates: { march: '15 March 2026' },
    blocks: [
      ['Core 1', 18, 18],
      ['Core 2', 18, 18],
      ['Core 3', 18, 18],
    ],
  },
  'parkline-greens': {
    dates: { august: '31 August 2019' },
    blocks: [
      ['Tower A', 19, 19],
      ['Tower B', 19, 19],
      ['Tower C', 19, 19],
    ],
  },
  'rohini-central': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Crescent', 3, 3, 3],
      ['Drum', 4, 3, 4],
      ['Office 1', 14, 6, 9],
      ['Office 2', 14, 4, 8],
      ['Office 3', 14, 3, 6],
    ],
  },
  'lucknow-central': {
    dates: { october: '31 October 2026' },
    blocks: [
      ['Arcade', 2, 0],
      ['Gateway', 5, 0],
      ['East offices', 9, 0],
      ['West offices', 9, 0],
      ['Hotel', 7, 0],
    ],
  },
  'elite-one': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Podium', 4, 4, 4],
      ['Offices', 17, 13, 16],
      ['Residences', 21, 13, 16],
    ],
  },
  'delta-street': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['West 1', 2, 2, 2],
      ['East 1', 2, 2, 2],
      ['West 2', 2, 1, 2],
      ['East 2', 2, 0, 1],
      ['Clock', 6, 3, 6],
    ],
  },
  'foundry-row': {
    dates: { january: '12 January 2025' },
    blocks: [
      ['Hall', 3, 3],
      ['Studios', 3, 3],
      ['Lift tower', 5, 5],
    ],
  },
}
