import { signInPhone, type AppCalls } from './app-calls'
import { openPhone, type Phone } from './browser'
import type { Staylark } from './staylark'

/** A phone whose owner is signed in, with calls in their name. */
export async function openSignedInPhone(
  { browser, url }: Pick<Staylark, 'browser' | 'url'>,
  email: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Phone & AppCalls> {
  const phone = await openPhone(browser, url, colorScheme)
  return { ...phone, ...(await signInPhone(phone.context, url, email)) }
}
