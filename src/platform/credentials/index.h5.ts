import { withMemoryFallback } from '../storage/memory-store'
import { CREDENTIAL_DAYS, type CredentialStore } from './contract'
import { cookieText, cookieValue } from './cookie'

const set = (name: string, value: string, days: number) => {
  document.cookie = cookieText(name, value, days, window.location.protocol === 'https:')
}

const cookies = {
  read: (name: string) => cookieValue(document.cookie, name),
  write(name: string, value: string) {
    set(name, value, CREDENTIAL_DAYS)
    if (cookieValue(document.cookie, name) !== value) throw new Error('The browser keeps no cookies')
  },
  remove: (name: string) => set(name, '', 0),
}

/** Cookies that scripts can read; the server never takes them as proof (only the Authorization header). */
export const credentials: CredentialStore = withMemoryFallback(() => cookies)
