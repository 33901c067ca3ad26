/** The script without indentation and comment lines, because pages contain it in their HTML. */
export function compactScript(script: string) {
  return script.replaceAll(/^\s+/gm, '').replaceAll(/^(?:\/\/.*|\/\*\*.*\*\/)\n/gm, '')
}
