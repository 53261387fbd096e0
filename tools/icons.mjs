import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(fileURLToPath(import.meta.url), '../..')
const theme = join(root, 'src/theme')
const strokeWidth = '1.75'
const header = '/* Made by tools/icons.mjs from lucide (ISC licence); the list stands in icon-names.ts. */\n'

const listed = (list) => {
  const source = readFileSync(join(theme, 'icon-names.ts'), 'utf8')
  const body = new RegExp(`${list} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...body.matchAll(/'([^']+)'/g)].map((match) => match[1])
}

/** Lucide's picture of 24 x 24 in one line, with our stroke. */
const outlined = (name) =>
  readFileSync(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+class="[^"]*"/, '')
    .replace(/\s+(width|height)="24"/g, '')
    .replace('stroke-width="2"', `stroke-width="${strokeWidth}"`)
    .replaceAll('currentColor', '#000')
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1')
    .trim()

/** A filled shape keeps its inner lines as gaps: they are cut out of it by a mask. */
const cutOut = {
  compass: (svg) => ({
    shape: /<circle[^>]*\/>/.exec(svg)[0],
    gaps: /<path[^>]*\/>/.exec(svg)[0].replace('/>', ' fill="#000"/>'),
  }),
  luggage: () => ({
    shape:
      '<path d="M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2z"/><path fill="none" d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/><circle cx="16" cy="20" r="2"/><circle cx="8" cy="20" r="2"/>',
    gaps: '<path fill="none" d="M8 9v8M16 9v8"/>',
  }),
  'circle-user-round': () => ({
    shape: '<circle cx="12" cy="12" r="10"/>',
    gaps: '<circle cx="12" cy="10" r="3.2" fill="#000"/><path fill="none" d="M17.5 19.5a5.6 5.6 0 0 0-11 0"/>',
  }),
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#000" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`

const filled = (name) => {
  const svg = outlined(name)
  if (!cutOut[name]) return svg.replace('fill="none"', 'fill="#000"')
  const { shape, gaps } = cutOut[name](svg)
  return `${open}<mask id="m"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/>${gaps}</mask><g mask="url(#m)">${shape}</g></svg>`
}

const escapes = [
  ['%', '%25'],
  ['"', "'"],
  ['#', '%23'],
  ['<', '%3C'],
  ['>', '%3E'],
]
const dataUri = (svg) =>
  `url("data:image/svg+xml,${escapes.reduce((text, [from, to]) => text.replaceAll(from, to), svg)}")`
const rule = (name, svg) => `.icon-${name} {\n  --icon: ${dataUri(svg)};\n}\n`

/** Style sheets by file name: what the lists of icon-names.ts come to. */
export const iconSheets = () => ({
  'icons.scss':
    header +
    listed('coreIcons')
      .map((name) => rule(name, outlined(name)))
      .join('') +
    listed('filledIcons')
      .map((name) => rule(`${name}-filled`, filled(name)))
      .join(''),
  'icons-more.scss':
    header +
    listed('moreIcons')
      .map((name) => rule(name, outlined(name)))
      .join(''),
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(iconSheets())) writeFileSync(join(theme, file), text)
}
