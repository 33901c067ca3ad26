/** Maximum number per call. */
export const MOST_LABELLED_PICTURES = 200

export const pictureClaimsMessages = {
  kindUnknown: 'Please choose what the picture shows.',
  dayRequired: 'Please enter the day on which the photograph was taken.',
  dayAhead: 'A photograph cannot have been taken after today.',
  unknownPicture: 'This picture is not stored any more.',
  noPicture: 'Please choose the pictures to label.',
  tooMany: `At most ${MOST_LABELLED_PICTURES} pictures can be labelled at once.`,
  labelled: (count: number) => (count === 1 ? 'The picture is labelled.' : `${count} pictures are labelled.`),

  label: 'What the picture shows',
  notLabelled: 'Not labelled',
  choose: 'Choose a label',
  takenOn: 'Taken on',
  hint: 'Shown under the picture wherever the site shows it. Saved on its own, without the form.',
  importedKind: 'Pictures show',
  importedDay: 'Pictures taken on',

  question: (count: number) => (count === 1 ? 'What does this picture show?' : `What do these ${count} pictures show?`),
  asked: 'Written under each picture on the site',
  upload: (count: number) => (count === 1 ? 'Upload 1 picture' : `Upload ${count} pictures`),
  sayLater: 'Say later',
  laterHint: 'Until you say it, they are on the list of unlabelled pictures.',
  dayInFile: 'Suggested: the day that the camera stored.',
  daysInFiles: (first: string, last: string) =>
    `Left empty, each has the day that its camera stored, from ${first} to ${last}.`,
  severalDays: (first: string, last: string) => `Some were taken on other days, from ${first} to ${last}.`,
  apply: (count: number) => (count === 1 ? 'Label 1 picture' : `Label ${count} pictures`),

  screen: {
    title: 'Unlabelled pictures',
    ofProject: 'Label several pictures at once',
    lead: 'Visitors must be able to tell a photograph from a drawing. Choose pictures, then say what they show.',
    search: 'Search by project',
    none: 'Every picture is labelled',
    noneFound: 'No picture without a label found',
    noneText: 'New pictures without a label will be listed here.',
    place: {
      banner: 'Banner',
      image: 'Project image',
      feature: 'Feature image',
      gallery: 'Gallery picture',
      specification: 'Specification picture',
    },
    select: (place: string, project: string, file: string) => `Select ${place.toLowerCase()} of ${project}, ${file}`,
    selectAll: 'Select all shown',
    selectNone: 'Select none',
    count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  },
}
