import { endpoint, type Clients } from './client'

/** Calls about what an account prefers on every device. */
export const createPreferenceApi = (clients: Clients) => ({
  savePreferences: endpoint(clients.main, 'POST /api/account/user/preferences'),
})

export type PreferenceCalls = ReturnType<typeof createPreferenceApi>
