export const editorMessages = {
  countInWords: ({ all, shown }: { all: number; shown: number }) =>
    `${all === 1 ? '1 project' : `${all} projects`}, ${shown} on the site`,
  projectSearchHint: 'Name, address or RERA number',
  newProject: 'New project',
  partsAfterSaving: 'Pictures, plans and the other parts can be added once the project is saved.',
  exclusiveHint: 'Shown in the home exclusive carousel',
  newLaunchHint: 'Also listed under New Launch',
  completedHint: 'Hides it from the menu',
  setByStanding: 'Set by the category or the status',
  lineBreaksShown: 'New lines are kept.',
  waitForUpload: 'A file is still on its way.',

  nothingUnsaved: 'No unsaved changes',
  unsaved: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  deleteQuestion: (name: string) => `Delete ${name}?`,
  hidden: 'Not on the website',
  hideQuestion: (name: string) => `Deactivate ${name}?`,
  hideBlocked: (count: number) =>
    `The publish gate is set to block. It cannot be shown again until ${
      count === 1 ? 'its open point is settled' : `its ${count} open points are settled`
    }, or an Admin writes an exemption.`,
  hideManyQuestion: (count: number) => `Deactivate ${count} projects?`,
  hideManyBlocked: (names: readonly string[]) =>
    `The publish gate is set to block. ${names.join(', ')} cannot be shown again until the open points are settled, or an Admin writes an exemption.`,
  notChanged: (others: number) =>
    others === 0
      ? ''
      : ` ${others === 1 ? 'One more project was' : `${others} more projects were`} not changed, and stay selected.`,
  preview: 'Preview',

  identityPanel: 'Identity',
  placePanel: 'Place',
  wordsPanel: 'Words',
  filesPanel: 'Pictures and film',
  sitePanel: 'On the site',
  partsPanel: 'Page parts',
  cardPanel: 'Card preview',
  cardLead: 'As visitors see it',
  cardImageHint: 'Shown on the card, 1112 × 892',
  chooseCategory: 'Choose a category',
  sameName: (count: number) =>
    `${count === 1 ? 'Another project has' : `${count} other projects have`} this name, too. Visitors tell them apart by their city and address only.`,
  pageAddressAt: (address: string) => `The page is at ${address}`,
  pageAddressMoves: (address: string) => `The page moves to ${address}. The old address leads there.`,
  addPictures: 'Add pictures',
  orderOnSite: 'Order on the site',
  orderTitle: 'Order of projects',
  orderLead: 'The lists of the site and the menu follow this order at once.',
  removeWith: (parts: readonly string[]) =>
    parts.length === 0 ? 'It has no other parts.' : `Removed with it: ${parts.join(', ')}.`,

  costs: {
    record: 'the costs',
    save: 'Save costs',
    start: 'What the page starts with',
    startLead: 'Visitors change home, buyer and loan; the result follows.',
    none: 'Until this is saved, the page does not count what a home costs.',
    asOfHint: 'The day for which charges and stages are true; the page shows it.',
    includedHint: 'Such as: one covered car bay included',
    chargesLead: 'Besides the price. They fall due with the last stage.',
    addCharge: 'Add a charge',
    stagesLead: (sum: number) =>
      `Shares of the price, ${sum}% of 100% so far. What is due on signing or reached is needed now.`,
    addStage: 'Add a stage',
    workNote:
      'A stage that waits for the work follows the progress of the tower of each home: it is reached when the tower has finished that stage of the work, or that floor. Without updates of the tower, the state counts as entered.',
    banksLead: 'Of the banks of the company. The comparison of projects names them.',
    remove: (name: string) => `Remove ${name || 'the new row'}`,
  },
  units: {
    add: 'Add unit type',
    new: 'New unit type',
    edit: 'Edit unit type',
    none: 'No unit types yet',
    noneText: 'With the first one the page of the project shows Homes and prices.',
    summary: ({ types, available, total }: { types: string; available: number; total: number }) =>
      `${types}, ${available.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} left.`,
    rule: 'Carpet area is required; the site never shows a price per super area.',
    hint: 'Click a value to change it. Tab moves on, Enter saves the row, Esc takes it back.',
    left: 'Left',
    leftOf: (total: number) => `Left of ${total}`,
    balcony: 'Balcony',
    soldOut: 'Shown as sold out',
    oneLess: (name: string) => `One less of ${name}`,
    oneMore: (name: string) => `One more of ${name}`,
    change: (field: string) => `Change ${field}`,
    choosePlan: 'Choose',
    noPlan: 'No plan',
    withoutPlan: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'has' : 'have'} no plan`,
    withoutPlanText:
      'Without a plan, the row on the page cannot be opened. Plans live in the Plans tab, kind Unit Plan.',
    openPlans: 'Open Plans',
    areaHint: 'In sq ft: 1,240, or 1,240–1,265',
    balconyHint: 'In sq ft',
    priceHint: '₹74 lakh, or ₹1.12 – 1.16 crore; empty for on request',
    possessionHint: 'Only if it differs from that of the project',
    import: {
      unitType: 'Unit type',
      matching: 'Rows are matched by name.',
      hint: 'Rows are matched by name; unit types that are not in the file stay as they are. Export CSV makes a file with the right columns.',
    },
  },

  progress: {
    new: 'New update',
    edit: 'Edit update',
    publish: 'Publish update',
    updates: 'Updates',
    none: 'No updates yet',
    noneText: 'With the first one the page of the project shows Progress.',
    all: 'All towers',
    wholeProject: 'Whole project',
    verifiedBy: (name: string) => `Verified by ${name}`,
    notVerified: 'Not verified. Shown without a date of verification.',
    showing: (shown: number, all: number) => `Showing ${shown} of ${all}`,
    earlier: 'Earlier updates',
    towers: 'Where the towers stand',
    towersLead: 'As drawn on the project page.',
    declared: (day: string) => `Declared to RERA: ${day}.`,
    verified: (day: string) => `Verified ${day}`,
    unverified: (day: string) => `${day}, not verified`,
    /** Formats 'Sun 6: last update 41 days ago; Sun 7: 34 days ago'. */
    old: (groups: readonly { towers: readonly string[]; days: number }[]) =>
      groups
        .map(({ towers, days }, at) => `${listed(towers)}: ${at === 0 ? 'last update ' : ''}${days} days ago`)
        .join('; '),
    oldText: (days: number) => `After ${days} days the page says so to visitors.`,
    dateSuggested: 'Suggested: the day of the newest photograph.',
    towerHint: 'Empty for the whole project',
    was: (where: string, day: string) => `Was ${where} on ${day}`,
    photographsShown: (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`),
    label: {
      stage: 'Stage',
      floor: 'Floor',
      floors: 'Of floors',
      percent: 'Percent',
      text: 'What was done',
      photographs: 'Photographs',
      verifiedBy: 'Verified by',
    },
  },

  handovers: {
    title: 'Handovers',
    lead: 'As in the ledger, On time.',
    add: 'Add handover',
    new: 'New handover',
    edit: 'Edit handover',
    writeReason: 'Write the reason',
    reasonOf: (name: string) => `Why ${name} was late`,
    ofProject: 'The dates are those of the project.',
    noPromise: 'The project has no promised date, so it has no line in the ledger.',
    promised: (day: string) => `Promised ${day}`,
    handedOver: (day: string) => `handed over ${day}`,
    notHandedOver: 'not handed over yet',
    reasonMissing: 'It was late. Please write why: the ledger shows it.',
    openInfo: 'Open Project Info',
    towerHint: 'As in the updates, or a phase such as Sun 5 to Sun 10',
    promisedHint: 'Empty for that of the project',
    reasonHint: 'Shown in the ledger if it was late',
    label: {
      tower: 'Tower or phase',
      promisedDate: 'Promised to RERA',
      reason: 'Reason if it was late',
    },
  },

  plans: { add: 'Add plan', new: 'New plan', edit: 'Edit plan', none: 'No plans yet' },
  perks: {
    add: 'Add perk',
    new: 'New perk',
    edit: 'Edit perk',
    none: 'No perks yet',
    orderHint: 'Nearest first, as on the page.',
  },
  specifications: {
    add: 'Add specification',
    new: 'New specification',
    edit: 'Edit specification',
    none: 'No specifications yet',
  },

  order: {
    column: 'Order',
    hint: 'Drag the rows, or use the arrows, to set their order on the page.',
    drag: 'Drag to another row',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    placed: (name: string, { at, of }: { at: number; of: number }) => `${name}: ${at} of ${of}`,
  },

  gallery: {
    upload: 'Upload images',
    uploadTo: 'Category of new images',
    uploadInto: 'New images in',
    all: 'All images',
    select: (name: string) => `Select ${name}`,
    deleteCount: (count: number) => `Delete ${count}`,
    deleteQuestion: (count: number) => `Delete ${count === 1 ? 'this image' : `these ${count} images`}?`,
    moveTo: 'Move to',
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    orderHint: 'Drag the images, or use the arrows, to set their order on the page.',
    empty: 'No images yet',
    emptyText: 'The first ones you upload open the gallery of the page.',
  },

  features: {
    search: 'Search features',
    chosen: (count: number, all: number) => `${count} of ${all} chosen`,
    none: 'No feature has this name.',
    merged: 'Another user has changed the features. Both changes are saved.',
    noneYet: 'The list of features is empty',
    sheets: 'Where the sanctioned plan shows it',
    sheetsHint: 'A visitor can open the plan from the feature. Add its sheets under Plans.',
    noSheet: 'Not named',
    manage: 'Manage features',
  },

  allPlans: 'All plans',

  documents: {
    add: 'Add document',
    new: 'New document',
    edit: 'Replace document',
    none: 'No documents yet',
    brochure: 'Brochure',
    priceImage: 'Price image',
    shown: 'Shown on the page',
    replaced: 'Kept; a newer one is shown',
    hint: 'A pdf becomes the brochure, a picture the price image. The newest of each is shown.',
    refusal: 'Please select a valid "pdf/jpg/png" file.',
    delivery: 'How visitors get a brochure',
    deliveries: { open: 'Download on the page', mail: 'Send it by mail' },
    deliveryDetails: {
      open: 'Anyone can open the file.',
      mail: 'Visitors enter their address and get a link that works for 7 days. Nothing else is sent to them.',
    },
    byMail: 'Sent by mail',
    text: 'Prices as text',
    textHint:
      'What the price image says, shown as tables beneath it. One line for each row, its parts separated by |, the names of the columns first. A blank line begins the next table.',
  },

  location: {
    hint: 'The embed address of a map, or the iframe snippet that the map offers. Only the address is kept.',
    previewTitle: 'Map preview',
    noPreview: 'The map is shown here once the address is one of Google Maps or OpenStreetMap.',
  },

  label: {
    pageAddress: 'Page address',
    planType: 'Plan type',
    planName: 'Plan name',
    drawing: 'Drawing',
    specificationName: 'Specification',
    specificationSummary: 'Short text',
    document: 'Document',
    mapAddress: 'Map address',
    locationTitle: 'Location title',
    perkName: 'Perk',
    distance: 'Distance',
  },
}

/** Lists up to four names; of more than four, the first three: 'A, B, C and 4 more'. */
function listed(names: readonly string[]) {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
