import { makeAutoObservable } from 'mobx'
import type { LoginReply } from '@/contract/login'
import { credentialNames } from '@/domain/account/stored-login'
import type { CredentialStore } from '@/platform/credentials/contract'
import type { KeyValueStore } from '@/platform/storage/contract'

const refreshTokenName = 'refresh_token'
const uidName = 'uid'
const emailName = 'login_email'
const leftName = 'signed_out'

/** Who is signed in: both a uid and an access token must be there (spec §6). */
export class SessionStore {
  uid: string | null
  token: string | null
  private lastUid: string | null = null

  constructor(
    private readonly credentials: CredentialStore,
    private readonly deviceStorage: KeyValueStore,
  ) {
    this.uid = credentials.read('UID')
    this.token = credentials.read('access_token')
    makeAutoObservable<this, 'credentials' | 'deviceStorage' | 'lastUid'>(
      this,
      { credentials: false, deviceStorage: false, lastUid: false },
      { autoBind: true },
    )
  }

  get isLogin(): boolean {
    return this.uid !== null && this.token !== null
  }

  /** Whether a different user was signed in here before the present one since the app started. */
  get isOther(): boolean {
    return this.lastUid !== null && this.lastUid !== this.uid
  }

  /** Whether the last sign-in of this device was ended by its owner, and not by its time or by the server. */
  get wasLeft(): boolean {
    return this.deviceStorage.read(leftName) !== null
  }

  /** Mini-programs keep the refresh token themselves; on H5 a cookie that scripts cannot read carries it. */
  readRefreshToken(): string | null {
    return this.deviceStorage.read(refreshTokenName)
  }

  /** The address that this device last signed in with, to fill forms in; null where it is not known. */
  readEmail(): string | null {
    return this.isLogin ? this.deviceStorage.read(emailName) : null
  }

  /** Stores the address used for the sign-in. */
  rememberEmail(email: string): void {
    this.deviceStorage.write(emailName, email)
  }

  /** Adopts the tokens that another tab has stored; returns whether the token changed. */
  adoptStored(): boolean {
    const token = this.credentials.read('access_token')
    const uid = this.credentials.read('UID')
    if (token === null || uid === null || token === this.token) return false
    this.token = token
    this.uid = uid
    return true
  }

  /** Adopts the sign-in stored on the device, which another tab may have changed; returns the effect on this page. A sign-in that the host refuses to store belongs to this page alone. */
  followStored(): 'same' | 'begun' | 'ended' | 'other' {
    if (this.credentials.hasUnkept()) return 'same'
    const { uid, isLogin } = this
    this.uid = this.credentials.read('UID')
    this.token = this.credentials.read('access_token')
    if (!isLogin) return this.isLogin ? 'begun' : 'same'
    if (!this.isLogin) return 'ended'
    return this.uid === uid ? 'same' : 'other'
  }

  signIn(reply: LoginReply): void {
    this.uid = reply.userID
    this.token = reply.accessToken.access_token
    this.credentials.write('UID', this.uid)
    this.credentials.write('access_token', this.token)
    this.deviceStorage.write(uidName, this.uid)
    this.deviceStorage.remove(leftName)
    if (reply.refreshToken !== null) this.deviceStorage.write(refreshTokenName, reply.refreshToken)
  }

  /** Forgets the sign-in on this device: the spec's four credentials and the stored tokens. */
  signOut(): void {
    this.lastUid = this.uid ?? this.lastUid
    this.uid = null
    this.token = null
    credentialNames.forEach((name) => this.credentials.remove(name))
    this.deviceStorage.remove(refreshTokenName)
    this.deviceStorage.remove(uidName)
    this.deviceStorage.remove(emailName)
  }

  /** The same at the user's own request, which is reported to other tabs. */
  leave(): void {
    this.deviceStorage.write(leftName, '1')
    this.signOut()
  }
}
