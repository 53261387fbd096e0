import { hostStorage } from '../storage/host-storage'
import { withMemoryFallback } from '../storage/with-memory-fallback'
import type { CredentialStore } from './contract'

/** Mini-programs have no cookies: the same names stand in the host's storage. */
export const credentials: CredentialStore = withMemoryFallback(() => hostStorage)
