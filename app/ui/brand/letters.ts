/**
 * The width of a name, counted in average lower-case letters. The fonts of all looks differ by less than a tenth, so
 * CSS can fit a name to a width before the font is loaded.
 */
export function lettersOf(name: string) {
  const count = (letters: RegExp) => name.split(letters).length - 1
  return name.length - count(/[fijlrtI .,'’-]/) / 2 + count(/[A-HJ-Z&]/) / 4 + count(/[mwMW]/) / 2
}
