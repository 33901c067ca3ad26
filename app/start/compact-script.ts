/** Removes indentation and comment lines, because every page contains the script inline. */
export function compactScript(script: string) {
  return script.replaceAll(/^\s+/gm, '').replaceAll(/^(?:\/\/.*|\/\*\*.*\*\/)\n/gm, '')
}
