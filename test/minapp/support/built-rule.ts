import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheets = /\.(wxss|acss|ttss)$/

/** All style sheets of a built mini-program as one text. */
function allStyles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => sheets.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const inRule = (styles: string, selector: string, property: string) => {
  const rules = styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)
  for (const [, selectors = '', body = ''] of rules) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue
    const line = body.split(';').find((declaration) => declaration.trim().startsWith(`${property}:`))
    if (line) return line.slice(line.indexOf(':') + 1).trim()
  }
  return null
}

/** What the built style sheets say of a property of exactly this selector, custom properties filled in; throws where they say nothing. */
export function builtRule(folder: string, selector: string, property: string): string {
  const styles = allStyles(folder)
  const said = inRule(styles, selector, property)
  if (said === null) throw new Error(`no style sheet of ${folder} says ${property} of ${selector}`)
  return said.replace(/var\((--[\w-]+)\)/g, (_, name: string) => new RegExp(`${name}:([^;}]+)`).exec(styles)?.[1] ?? '')
}

/** The same as CSS px on a screen 375 px wide, of which hosts make 750 rpx. */
export const builtPx = (folder: string, selector: string, property: string): number =>
  Number.parseFloat(builtRule(folder, selector, property)) / 2
