/** Who calls, read anew for every call. */
export interface Caller {
  readonly uid: string | null
  readonly token: string | null
  readonly deviceId: string
  /** The stored currency preference. */
  readonly currency: string | null
  readonly appType: string
  /** Version of the native app around us, null elsewhere. */
  readonly appVersion: string | null
}
