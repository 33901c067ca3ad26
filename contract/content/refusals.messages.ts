/** Why the server refuses a search or a list of places. */
export const contentRefusals = {
  searchTooShort: 'Please type what you are looking for.',
  searchTooLong: 'Please search for fewer words.',
  unknownCountry: 'There is no such country.',
}
