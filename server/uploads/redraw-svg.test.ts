import { expect, test } from 'vitest'
import { redrawSvg } from './redraw-svg.ts'

const redraw = (svg: string) => redrawSvg(Buffer.from(svg))
const around = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" ${attributes}>${content}</svg>`

test('shapes, groups, gradients and clip paths are drawn again with new ids', () => {
  const { svg, width, height } = redraw(
    around(
      `<defs>
        <linearGradient id="gold" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient>
        <clipPath id="clip"><rect width="20" height="10"/></clipPath>
        <path id="dot" d="M1 1h2v2H1z"/>
      </defs>
      <g clip-path="url(#clip)" transform="translate(1 1)"><circle cx="5" cy="5" r="4" fill="url(#gold)"/></g>
      <use xlink:href="#dot" x="4"/>`,
      'fill="none"',
    ),
  )

  expect({ width, height }).toEqual({ width: 512, height: 256 })
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="512" height="256" fill="none">' +
      '<defs><linearGradient id="i0" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient>' +
      '<clipPath id="i1"><rect width="20" height="10"/></clipPath><path id="i2" d="M1 1h2v2H1z"/></defs>' +
      '<g clip-path="url(#i1)" transform="translate(1 1)"><circle cx="5" cy="5" r="4" fill="url(#i0)"/></g>' +
      '<use href="#i2" x="4"/></svg>',
  )
})

test('style attributes and class rules, as editors export them, become attributes', () => {
  const { svg } = redraw(
    around(
      `<style>/* made by an editor */ .a, .b { fill: #123456 } .b { stroke: red !important; }</style>
      <path class="a b" fill="blue" d="M0 0"/><path class="a" style="fill:green;line-height:1.2" d="M0 0"/>`,
    ),
  )

  expect(svg).toContain('<path fill="#123456" d="M0 0" stroke="red"/><path d="M0 0" fill="green"/>')
  expect(svg).not.toMatch(/style|class|line-height/)
})

test('notes of editors, titles, comments and the document type are left out', () => {
  const { svg } = redraw(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <!-- secret --><svg xmlns="http://www.w3.org/2000/svg" xmlns:ed="http://editor.example" width="40px" height="40" ed:version="1">
    <title>secret</title><metadata>secret</metadata><ed:view secret="1"/><rect width="4" height="4" data-secret="1" aria-label="secret"/></svg>`,
  )

  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512"><rect width="4" height="4"/></svg>',
  )
})

const RECT = '<rect width="4" height="4"/>'

test.each([
  ['a script', around(`<script>alert(1)</script>${RECT}`), 'a script'],
  [
    'a script of HTML',
    around(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${RECT}`),
    'a script',
  ],
  ['an event handler', around(RECT, 'onload="alert(1)"'), 'a script'],
  ['an event handler of a shape', around('<rect width="4" height="4" onClick="alert(1)"/>'), 'a script'],
  ['HTML', around(`<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>${RECT}`), 'HTML'],
  ['an external image', around(`<image href="https://evil.example/a.png"/>${RECT}`), 'a picture'],
  ['a script address', around(`<use xlink:href="javascript:alert(1)"/>${RECT}`), 'a script'],
  ['a link', around(`<a href="https://evil.example">${RECT}</a>`), 'a link to another file'],
  ['an external copy', around(`<use href="https://evil.example/a.svg#a"/>${RECT}`), 'a link to another file'],
  ['an external paint', around('<rect width="4" height="4" fill="url(https://evil.example/a)"/>'), 'a link to another'],
  ['an external paint in a style', around('<path style="fill:url(//evil.example/a)" d="M0 0"/>'), 'a link to another'],
  ['another loading style', around('<path style="background:URL(//evil.example)" d="M0 0"/>'), 'a link to another'],
  ['a style sheet that loads', around(`<style>@import "//evil.example";</style>${RECT}`), 'a link to another file'],
  ['a style sheet instruction', `<?xml-stylesheet href="//evil.example"?>${around(RECT)}`, 'a link to another file'],
  [
    'a style sheet with other selectors',
    around(`<style>g > path { fill: red }</style>${RECT}`),
    'a complex style sheet',
  ],
  ['text', around(`<text>Acme</text>${RECT}`), 'text that needs a font'],
  [
    'an animation',
    around(`<rect width="4" height="4"><set attributeName="href" to="javascript:x"/></rect>`),
    'an animation',
  ],
  ['a filter', around('<rect width="4" height="4" filter="url(#a)"/>'), '<filter>'],
  ['a copy of a group', around(`<g id="a">${RECT}</g><use href="#a"/>`), '<use>'],
  [
    'an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${around('<title>&b;</title>')}`,
    'entities',
  ],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${around('<title>&a;</title>')}`,
    'entities',
  ],
])('%s is refused and named', (_what, svg, part) => {
  expect(() => redraw(svg)).toThrow(part)
})

test('the refusal names all parts that cannot be drawn in one sentence', () => {
  expect(() => redraw(around(`<script/><text>x</text>${RECT}`))).toThrow(
    'It contains a script and text that needs a font. Export it with outlines, or use a PNG.',
  )
})

test.each([
  ['', 'cannot be read'],
  ['Acme', 'cannot be read'],
  ['<html></html>', 'cannot be read'],
  [around('<rect>'), 'cannot be read'],
  [around('<title>&nbsp;</title>'), 'cannot be read'],
  [around('<path d="M0 0&quot; onload=&quot;x"/>'), 'cannot be read'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', 'cannot be read'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10"/>', 'cannot be read'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e300 10"/>', 'cannot be read'],
  [around('<path d="M0 0"/>'.repeat(2001)), 'too many shapes'],
  [around(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`), 'too many shapes'],
  [around(`<path d="M0 0${' 1'.repeat(200_000)}"/>`), 'too many shapes'],
])('%#: a file that is no small SVG is refused', (svg, message) => {
  expect(() => redraw(svg)).toThrow(message)
})
