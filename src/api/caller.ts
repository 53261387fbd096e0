/** The calling user and device, read again for every call. */
export interface Caller {
  readonly uid: string | null
  readonly token: string | null
  readonly deviceId: string
  /** The currency preference: the stored one, or one that a shared link has lent. */
  readonly currency: string | null
  readonly appType: string
  /** Version of the native app around us, null elsewhere. */
  readonly appVersion: string | null
}
