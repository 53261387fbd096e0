import type { Engine } from './engine'

/** A target on the page: a button or link by its name unless `css` selects another element, or a field by its label. */
export interface Target {
  readonly name?: string
  readonly css?: string
  readonly label?: string
}

/** A traveler's hand and eyes in an engine; everything waits until it can be done. */
export interface Hand {
  tap(target: Target): Promise<void>
  /** Writes into the field of a label. */
  write(label: string, text: string): Promise<void>
  /** Waits until the field of a label holds a text. */
  read(label: string, text: string): Promise<void>
  see(target: Target): Promise<void>
  seeNoMore(target: Target): Promise<void>
  /** Waits for an address, path and query, and returns it. */
  arrive(address: RegExp): Promise<string>
}

interface Found {
  readonly x: number
  readonly y: number
  readonly isFree: boolean
}

const find = `
  const [{ name, css, label }] = arguments
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    const isOf = element.closest('.taro_page_shade, [inert], [aria-hidden=true]')
    return width > 0 && height > 0 && !isOf && getComputedStyle(element).visibility === 'visible'
  }
  const nameOf = (element) => element.getAttribute('aria-label') || element.textContent.replace(/\\s+/g, ' ').trim()
  const labelsOf = (field) => [...(field.labels || [])].map(nameOf).concat(field.getAttribute('aria-label') || '')
  const all = label
    ? [...document.querySelectorAll('input, textarea')].filter((field) => labelsOf(field).some((text) => new RegExp(label).test(text)))
    : [...document.querySelectorAll(css || 'button, [role=button], a[href]')]
  const named = name ? all.filter((element) => new RegExp(name).test(nameOf(element))) : all
  const found = named.filter(isShown)
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isShown)
  const top = dialogs[dialogs.length - 1]
  return found.find((element) => top && top.contains(element)) || found[0]`

const isThere = `return Boolean((function () { ${find} }).apply(null, arguments))`

const reach = `
  const element = (function () { ${find} }).apply(null, arguments)
  if (!element || element.disabled || element.getAttribute('aria-disabled') === 'true') return null
  const isIn = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const free = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const at = isIn(x, y) ? document.elementFromPoint(x, y) : null
    return { x, y, isFree: at !== null && (element.contains(at) || at.contains(element) || [...(element.labels || [])].some((each) => each.contains(at))) }
  }
  if (!free().isFree) element.scrollIntoView({ block: 'center', inline: 'center' })
  return free()`

/** How long a page may take until it shows what it should, ms. */
const PATIENCE_MS = 20_000

/** Reads again until there is something; a page that is being left has nothing. */
async function until<Seen>(what: string, engine: Engine, read: () => Promise<Seen | null>): Promise<Seen> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const seen = await read().catch(() => null)
    if (seen !== null) return seen
    if (performance.now() > end) {
      const where = await engine.run<string>('return location.href + " " + document.body.innerText.slice(0, 600)')
      throw new Error(`${engine.name}: waited in vain for ${what} at ${where}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/** A hand in an engine. */
export function handIn(engine: Engine): Hand {
  const shown = (target: Target) => JSON.stringify(target)
  const resting = (target: Target) => {
    let last = ''
    return until(shown(target), engine, async () => {
      const found = await engine.run<Found | null>(reach, target)
      const here = JSON.stringify(found)
      const isResting = found?.isFree === true && here === last
      last = here
      return isResting ? found : null
    })
  }
  const tap = async (target: Target) => {
    const { x, y } = await resting(target)
    await engine.click(x, y)
  }
  const untilHeld = (label: string, what: string, isIt: (value: string) => boolean) =>
    until(what, engine, async () => {
      const body = `const field = (function () { ${find} }).apply(null, arguments); return field ? field.value : null`
      const value = await engine.run<string | null>(body, { label })
      return value !== null && isIt(value) ? value : null
    })
  return {
    tap,
    write: async (label, text) => {
      await tap({ label })
      await engine.type(text)
      await untilHeld(label, `"${text}" in ${label}`, (value) => value !== '')
    },
    read: async (label, text) => {
      await untilHeld(label, `"${text}" in ${label}`, (value) => value === text)
    },
    see: async (target) => {
      await until(shown(target), engine, async () => ((await engine.run<boolean>(isThere, target)) ? true : null))
    },
    seeNoMore: async (target) => {
      await until(`no ${shown(target)}`, engine, async () =>
        (await engine.run<boolean>(isThere, target)) ? null : true,
      )
    },
    arrive: (address) =>
      until(String(address), engine, async () => {
        const here = await engine.run<string>('return location.pathname + location.search')
        return address.test(here) ? here : null
      }),
  }
}
