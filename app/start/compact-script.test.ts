import { expect, test } from 'vitest'
import { compactScript } from './compact-script.ts'

test('removes indentation, blank lines and comment lines, and nothing else', () => {
  const script = "let a = 'b // c'\n\n  /** Says why. */\n  function d() {\n    // Says more.\n    return a\n  }\n"

  expect(compactScript(script)).toBe("let a = 'b // c'\nfunction d() {\nreturn a\n}\n")
})
