import { deviceStorage } from '../storage'
import type { CredentialStore } from './contract'

/** Mini-programs have no cookies: the same names stand in the host's storage. */
export const credentials: CredentialStore = deviceStorage
