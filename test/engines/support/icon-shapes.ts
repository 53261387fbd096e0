import { evaluateModule } from '../../support/evaluate-module'

const sheet = String(evaluateModule("import { iconShapes } from './tools/icons.mjs'", 'iconShapes()'))

/** What every icon draws in a square of 24 × 24, as SVG. */
export const iconShapes: ReadonlyMap<string, string> = new Map(
  [...sheet.matchAll(/^ {2}'([\w-]+)':\s+"(.*)",$/gm)].map(([, name = '', shape = '']) => [
    name,
    decodeURIComponent(shape),
  ]),
)
