import { openPhone, type Phone } from './browser'
import type { Staylark } from './staylark'

type Kept = Readonly<Record<string, string>>

/** A phone whose browser keeps these things by name: for good, and for the visit. */
export async function openKeeping({ browser, url }: Staylark, local: Kept, visit: Kept = {}): Promise<Phone> {
  const phone = await openPhone(browser, url, 'light', 'UTC')
  await phone.context.addInitScript(
    ([kept, ofVisit]) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(ofVisit)) sessionStorage.setItem(name, value)
    },
    [local, visit] as const,
  )
  return phone
}
