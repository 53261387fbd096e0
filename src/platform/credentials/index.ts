import { deviceClock } from '../clock'
import { expiringStore, hostStorage } from '../storage/host-storage'
import { withMemoryFallback } from '../storage/memory-store'
import { CREDENTIAL_DAYS, type CredentialStore } from './contract'

const stored = expiringStore(CREDENTIAL_DAYS, hostStorage, deviceClock.now)

/** Mini-programs have no cookies: the same names stand in the host's storage, for as long as a cookie would. */
export const credentials: CredentialStore = withMemoryFallback(() => stored)
