export const contentRefusals = {
  searchTooShort: 'Please type what you are looking for.',
  searchTooLong: 'Please search for fewer words.',
  unknownCountry: 'There is no such country.',
}
