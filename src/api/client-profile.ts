/** How one of the four clients behaves (spec §7). */
export interface ClientProfile {
  readonly name: 'main' | 'new' | 'log' | 'upload'
  readonly timeoutMs: number
  /** userid goes into every query and body. */
  readonly sendsUserid: boolean
  /** Language, currency, app type and version go into the headers. */
  readonly sendsPreferences: boolean
}

/** The four clients of the specification. */
export const clientProfiles = {
  main: { name: 'main', timeoutMs: 15_000, sendsUserid: true, sendsPreferences: false },
  new: { name: 'new', timeoutMs: 40_000, sendsUserid: false, sendsPreferences: true },
  log: { name: 'log', timeoutMs: 10_000, sendsUserid: true, sendsPreferences: false },
  upload: { name: 'upload', timeoutMs: 20_000, sendsUserid: false, sendsPreferences: true },
} as const satisfies Record<ClientProfile['name'], ClientProfile>
