/**
 * Returns the width of a name in average lower-case letters. The fonts of all looks differ by less than a tenth, so CSS
 * can fit a name to a width before the font has loaded.
 */
export function lettersOf(name: string) {
  return name.length + (name.split(/[A-Zmw]/).length - name.split(/[fijlrt ]/).length) / 2
}
