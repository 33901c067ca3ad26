import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coloursOf, DEFAULT_LOOK } from '#contract/company/look.schema.ts'
import { tokensOf } from '#contract/company/look-colours.ts'

const FOLDER = new URL('drawings/', import.meta.url)

test.each(readdirSync(FOLDER))(
  '%s takes every colour from the look, and has those of the default look alone',
  (name) => {
    const svg = readFileSync(new URL(name, FOLDER), 'utf8')
    const defaults = new Map(Object.entries(tokensOf(coloursOf(DEFAULT_LOOK))))

    // The element that `Drawing` refers to.
    expect(svg).toContain('<g id="drawing"')
    const colours = [...svg.matchAll(/(?:fill|stroke)="(?!none")([^"]*)"/g)].map(([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(0)
    for (const colour of colours) {
      const [, token = '', standard] = /^var\(--([\w-]+),(#\w{6})\)$/.exec(colour ?? '') ?? []
      expect([colour, standard]).toEqual([colour, defaults.get(token)])
    }
  },
)
