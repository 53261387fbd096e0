import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { Profile, UserExtInfo } from '@/contract/profile'
import { failureText, readFailure } from '@/domain/failure'
import {
  changedFields,
  formOfProfile,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileForm,
  readProfileDraft,
  writeProfileDraft,
} from '@/domain/account/profile-form'
import { profileFaults, type ProfileFaults } from '@/domain/account/profile-faults'
import { profileText } from '@/domain/account/account-text'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { AvatarStore } from './avatar'
import { Loaded } from '../app/loaded'
import type { LoginStore } from './login'
import type { ToastStore } from '../app/toast'

const draftName = 'profile_draft'
const actionName = 'save_profile'

/** What the personal page needs from outside. */
export interface ProfileDependencies {
  readonly calls: Pick<ApiCalls['profile'], 'getProfile' | 'updateProfile' | 'getUserExtInfo'>
  readonly avatar: AvatarStore
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly tabStorage: KeyValueStore
  /** The calendar day of the device. */
  readonly today: () => string
}

const isField = (name: string | undefined): name is ProfileField => PROFILE_FIELDS.some((field) => field === name)

/** The editor of the viewer's own profile: input is stored as a draft until it is saved or discarded. */
export class ProfileStore {
  readonly profile = new Loaded<Profile>()
  readonly info = new Loaded<UserExtInfo>()
  form: ProfileForm | null = null
  isSaving = false
  /** Set where saving waits for a sign-in, which reloads the page. */
  isSigningIn = false
  private left: readonly ProfileField[] = []
  private refused: ProfileFaults = {}

  constructor(private readonly dependencies: ProfileDependencies) {
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, profile: false, info: false },
      { autoBind: true, deep: false },
    )
  }

  get changes(): Partial<ProfileForm> {
    return this.profile.value && this.form ? changedFields(formOfProfile(this.profile.value), this.form) : {}
  }

  get hasChanges(): boolean {
    return Object.keys(this.changes).length > 0 || this.dependencies.avatar.isUnsaved
  }

  get canSave(): boolean {
    const { step } = this.dependencies.avatar.state
    return step !== 'sending' && (Object.keys(this.changes).length > 0 || step === 'sent')
  }

  /** What is wrong with fields that were left or that the server has refused. */
  get shownFaults(): ProfileFaults {
    if (!this.form) return {}
    const found = Object.entries(profileFaults(this.form, this.dependencies.today()))
    return {
      ...Object.fromEntries(found.filter(([field]) => isField(field) && this.left.includes(field))),
      ...this.refused,
    }
  }

  /** Reads the profile and takes a draft up again; also what waited for a sign-in. */
  async load(): Promise<void> {
    const { calls, login } = this.dependencies
    void this.info.load(() => calls.getUserExtInfo({}))
    await this.profile.load(() => calls.getProfile({}))
    const profile = this.profile.value
    if (!profile || this.profile.failure) return
    runInAction(() => {
      this.isSigningIn = false
      this.take(profile, this.form ? this.changes : this.takeDraft(profile.uid))
    })
    if (login.takePendingAction(actionName) && this.canSave) await this.save()
  }

  /** Reloads the profile; unsaved input stays. Rejects when it cannot be loaded. */
  async refresh(): Promise<void> {
    const profile = await this.dependencies.calls.getProfile({})
    runInAction(() => {
      const { changes } = this
      this.profile.replace(profile)
      this.take(profile, changes)
    })
  }

  write(part: Partial<ProfileForm>): void {
    if (!this.form) return
    this.form = { ...this.form, ...part }
    this.isSigningIn = false
    const written = Object.keys(part)
    this.refused = Object.fromEntries(Object.entries(this.refused).filter(([field]) => !written.includes(field)))
    this.keepDraft()
  }

  /** The traveler has left a field: from now on its error is shown. */
  leave(field: ProfileField): void {
    if (!this.left.includes(field)) this.left = [...this.left, field]
  }

  /** Saves the changes. With invalid input it shows the errors instead and returns the first invalid field. */
  async save(): Promise<ProfileField | null> {
    if (!this.form || this.isSaving || !this.canSave) return null
    this.left = PROFILE_FIELDS
    const first = this.firstFault
    if (first) return first
    this.isSaving = true
    const { state } = this.dependencies.avatar
    const picture = state.step === 'sent' ? { avaterFileId: state.fileId } : {}
    try {
      const profile = await this.dependencies.calls.updateProfile({ ...this.changes, ...picture })
      runInAction(() => this.settle(profile))
    } catch (thrown) {
      runInAction(() => this.fail(thrown))
    }
    return this.firstFault
  }

  /** Forgets what was written and not saved. */
  discard(): void {
    this.dependencies.tabStorage.remove(draftName)
    this.dependencies.avatar.giveUp()
    if (this.profile.value) this.form = formOfProfile(this.profile.value)
  }

  private get firstFault(): ProfileField | null {
    return PROFILE_FIELDS.find((field) => this.shownFaults[field] !== undefined) ?? null
  }

  private settle(profile: Profile): void {
    this.isSaving = false
    this.left = []
    this.refused = {}
    this.profile.replace(profile)
    this.discard()
    this.dependencies.toast.show(profileText.saved, { type: 'success' })
  }

  private fail(thrown: unknown): void {
    this.isSaving = false
    const failure = readFailure(thrown)
    if (failure.kind === 'unauthorized') {
      this.isSigningIn = true
      this.keepDraft()
      return this.dependencies.login.require({ name: actionName, params: {} })
    }
    if (failure.kind !== 'refused') return this.dependencies.toast.show(failureText(failure), { type: 'fail' })
    if (isField(failure.field)) this.refused = { ...this.refused, [failure.field]: failure.message }
    else if (failure.field === 'avaterFileId') this.dependencies.avatar.refuse(failure.message)
    else this.dependencies.toast.show(failure.message, { type: 'fail' })
  }

  private take(profile: Profile, changes: Partial<ProfileForm>): void {
    this.form = { ...formOfProfile(profile), ...changes }
  }

  private keepDraft(): void {
    const uid = this.profile.value?.uid ?? ''
    const { changes } = this
    const { avatar, tabStorage } = this.dependencies
    const { state } = avatar
    const picture = state.step === 'sent' ? { fileId: state.fileId, url: state.url } : null
    if (Object.keys(changes).length === 0 && picture === null) return tabStorage.remove(draftName)
    tabStorage.write(draftName, writeProfileDraft({ uid, fields: changes, picture }))
  }

  private takeDraft(uid: string): Partial<ProfileForm> {
    const { avatar, tabStorage } = this.dependencies
    const { fields, picture } = readProfileDraft(tabStorage.read(draftName), uid)
    if (picture) avatar.takeUp(picture)
    return fields
  }
}
