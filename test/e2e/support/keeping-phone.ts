import { openPhone, type Phone } from './browser'
import type { Staylark } from './staylark'

type Stored = Readonly<Record<string, string>>

/** Opens a phone whose browser stores these values by name: in local storage, and for the visit. */
export async function openKeeping({ browser, url }: Staylark, local: Stored, visit: Stored = {}): Promise<Phone> {
  const phone = await openPhone(browser, url, 'light', 'UTC')
  await phone.context.addInitScript(
    ([stored, ofVisit]) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
      for (const [name, value] of Object.entries(ofVisit)) sessionStorage.setItem(name, value)
    },
    [local, visit] as const,
  )
  return phone
}
