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

/** What lucide draws in its square of 24 x 24, in one line; the stroke is the sprite's. */
const outlined = (name) =>
  readFileSync(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(\/?>) ?/g, '$1')
    .trim()

/** The inner lines of a filled shape become gaps: a mask cuts them out. */
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

const filled = (name) => {
  const svg = outlined(name)
  if (!cutOut[name]) return `<g fill="#000">${svg}</g>`
  const { shape, gaps } = cutOut[name](svg)
  const id = `cut-${name}`
  const mask = `<mask id="${id}"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/>${gaps}</mask>`
  return `<g fill="#000">${mask}<g mask="url(#${id})">${shape}</g></g>`
}

const escapes = [
  ['%', '%25'],
  ['"', "'"],
  ['#', '%23'],
  ['<', '%3C'],
  ['>', '%3E'],
]
const escaped = (svg) => escapes.reduce((text, [from, to]) => text.replaceAll(from, to), svg)
const entry = ([name, svg]) => {
  const line = `  '${name}': "${escaped(svg)}",\n`
  return line.length > 122 ? line.replace(': ', ':\n    ') : line
}
const map = (name, shapes) => `$${name}: (\n${shapes.map(entry).join('')});\n`
const unknown = ['unknown', '<circle cx="12" cy="12" r="5"/>']

/** The style sheet of all shapes, as maps by the icons' names: what the lists of icon-names.ts come to. */
export const iconShapes = () =>
  header +
  `$stroke-width: ${strokeWidth};\n` +
  map('core', [
    unknown,
    ...listed('coreIcons').map((name) => [name, outlined(name)]),
    ...listed('filledIcons').map((name) => [`${name}-filled`, filled(name)]),
  ]) +
  map(
    'more',
    listed('moreIcons').map((name) => [name, outlined(name)]),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(theme, '_icon-shapes.scss'), iconShapes())
