/** The project editor's own words; those of the specification are in catalog.messages.ts. */
export const say = {
  newProject: 'New project',
  partsAfterSaving: 'Pictures, plans and the other parts can be added once the project is saved.',
  exclusiveHint: 'Shown in the home exclusive carousel',
  newLaunchHint: 'Also listed under New Launch',
  completedHint: 'Hides it from the menu',
  setByStanding: 'Set by the category or the status',
  newLinesKept: 'New lines are kept.',
  waitForUpload: 'A file is still on its way.',

  nothingUnsaved: 'No unsaved changes',
  unsaved: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  leaveQuestion: 'Leave without saving?',
  leaveText: 'What you changed here is not saved yet. If you leave, it is lost.',
  leave: 'Leave',
  stay: 'Stay here',

  conflict: {
    title: 'Somebody else saved this meanwhile',
    lead: 'Nothing was overwritten. Choose what to keep where both of you changed something, then save.',
    theirs: 'Saved meanwhile',
    save: 'Save this choice',
    goOn: 'Go on editing',
    missing: 'Please choose one of the two.',
    gone: 'Somebody else has deleted this record meanwhile. What you typed is still here.',
    nothing: 'Nothing',
  },

  deleteQuestion: (name: string) => `Delete ${name}?`,
  hidden: 'Not on the website',
  preview: 'Preview',

  gallery: {
    upload: 'Upload images',
    uploadTo: 'Category of new images',
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
    waiting: 'Waiting',
    attached: 'Added',
  },

  features: {
    search: 'Search features',
    chosen: (count: number, all: number) => `${count} of ${all} chosen`,
    none: 'No feature has this name.',
    merged: 'Somebody else changed the features meanwhile. Their changes and yours are both kept.',
    noneYet: 'The list of features is empty',
    manage: 'Manage features',
  },

  allPlans: 'All plans',

  documents: {
    brochure: 'Brochure',
    priceImage: 'Price image',
    shown: 'Shown on the page',
    replaced: 'Kept; a newer one is shown',
    hint: 'A pdf becomes the brochure, a picture the price image. The newest of each is shown.',
    refusal: 'Please select a valid "pdf/jpg/png" file.',
  },

  location: {
    hint: 'The address of a map, or the iframe snippet that the map offers. Only the address is kept.',
    previewTitle: 'Map preview',
    noPreview: 'The map is shown here once the address is one of Google Maps or OpenStreetMap.',
  },

  label: {
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
