import type { Locator } from 'playwright-core'

/** How long a page may take until it shows what it should, ms; no test passes sooner or later for it. */
const patienceMs = 15_000

/** Reads and checks again until the check throws no more; what it threw last, when it never does. */
export async function eventually<Seen>(read: () => Promise<Seen>, check: (seen: Seen) => void): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    const seen = await read()
    try {
      check(seen)
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Waits until the element's text equals `text`; a server-rendered page first shows a visitor's text. */
export const hasText = (element: Locator, text: string): Promise<void> =>
  eventually(
    () => element.textContent(),
    (shown) => expect(shown).toBe(text),
  )
