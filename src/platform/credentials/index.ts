import { deviceClock } from '../clock'
import { hostStorage } from '../storage/host-storage'
import { withMemoryFallback } from '../storage/with-memory-fallback'
import { CREDENTIAL_DAYS, type CredentialStore } from './contract'
import { keptFor } from './kept-for'

const kept = keptFor(CREDENTIAL_DAYS, hostStorage, deviceClock.now)

/** Mini-programs have no cookies: the same names stand in the host's storage, for as long as a cookie would. */
export const credentials: CredentialStore = withMemoryFallback(() => kept)
