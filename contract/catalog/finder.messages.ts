export const finderMessages = {
  tooMany: 'Too many values were chosen at once.',
  cityInvalid: 'The name of the city is too long.',
  categoryUnknown: 'There is no such category.',
  statusUnknown: 'There is no such status.',
  kindUnknown: 'There is no such kind of unit.',
  priceInvalid: 'A price must be a whole number of rupees.',
  areaInvalid: 'An area must be a whole number of square feet.',
  byInvalid: "Possession must be a year, or 'ready'.",
  sortUnknown: 'There is no such order.',
  pageInvalid: 'The page must be a number.',
  viewUnknown: 'There is no such view.',
}
