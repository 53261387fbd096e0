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

/** Returns the built value of a property for exactly this selector, custom properties resolved; throws where no style sheet sets it. */
export function builtRule(folder: string, selector: string, property: string): string {
  const styles = allStyles(folder)
  const value = inRule(styles, selector, property)
  if (value === null) throw new Error(`no style sheet of ${folder} sets ${property} of ${selector}`)
  return value.replace(
    /var\((--[\w-]+)\)/g,
    (_, name: string) => new RegExp(`${name}:([^;}]+)`).exec(styles)?.[1] ?? '',
  )
}

/** The same in CSS px on a screen 375 px wide, which is 750 rpx. */
export const builtPx = (folder: string, selector: string, property: string): number =>
  Number.parseFloat(builtRule(folder, selector, property)) / 2
