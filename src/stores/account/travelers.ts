import { makeAutoObservable, runInAction, when } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { Traveler, TravelerIdType } from '@/contract/profile'
import { failureText, readFailure } from '@/domain/failure'
import { travelerEnglishText, travelerText } from '@/domain/text/traveler-text'
import {
  type ChoiceLimits,
  chosenFault,
  moveTravelerPopup,
  openedPopup,
  type TravelerMove,
  type TravelerPopup,
  type TravelerView,
} from '@/domain/account/traveler-popup'
import {
  cleanTraveler,
  retainsStoredNumber,
  newTravelerForm,
  readTravelerDraft,
  type TravelerDraft,
  travelerFault,
  type TravelerFault,
  type TravelerFields,
  travelerFormOf,
} from '@/domain/account/traveler-form'
import { firstIdType } from '@/domain/account/id-number'
import type { Clock } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import { Loaded } from '../app/loaded'
import type { SessionStore } from './session'
import type { ToastStore } from '../app/toast'

/** What the popup is opened for. */
export interface TravelerChoice {
  /** How many can be chosen; null where travelers are only managed. */
  readonly limits: ChoiceLimits | null
  /** Who was confirmed before. */
  readonly confirmedIds: readonly string[]
  /** Where the stay is, ISO 3166 alpha-2; null for no stay in particular. */
  readonly countryCode: string | null
  /** Birthday mode (spec §5). */
  readonly requiresBirthday: boolean
}

/** What the popup needs from outside. */
export interface TravelersDependencies {
  readonly calls: ApiCalls['traveler']
  readonly toast: Pick<ToastStore, 'show'>
  readonly session: Pick<SessionStore, 'uid' | 'isLogin'>
  readonly tabStorage: KeyValueStore
  readonly clock: Clock
  /** The calendar day of the device. */
  readonly today: string
  /** Who was confirmed, or nobody any more. */
  readonly onConfirmed: (travelers: readonly Traveler[]) => void
  readonly onClose: () => void
  /** The sign-in has ended: the popup goes, to come back after the next one. */
  readonly onSignInEnded: () => void
  /** Requests a sign-in where the viewer is signed out. */
  readonly onSignedOut: () => void
}

const draftName = 'traveler_draft'

/** The traveler popup: who is saved, who is ticked, and the form (spec §2, §4, §5). */
export class TravelersStore {
  readonly list = new Loaded<readonly Traveler[]>()
  readonly idTypes = new Loaded<readonly TravelerIdType[]>()
  popup: TravelerPopup
  busy: 'save' | 'delete' | null = null
  private ownerUid: string | null = null
  private stopWatching: () => void = () => {}

  constructor(
    private readonly dependencies: TravelersDependencies,
    private readonly choice: TravelerChoice,
  ) {
    this.popup = openedPopup(choice.confirmedIds)
    makeAutoObservable<this, 'dependencies' | 'choice' | 'ownerUid' | 'stopWatching'>(
      this,
      { dependencies: false, choice: false, ownerUid: false, stopWatching: false, list: false, idTypes: false },
      { autoBind: true, deep: false },
    )
  }

  /** The saved traveler whose form is open; null in every other view. */
  get edited(): Traveler | null {
    const { shown } = this.popup
    return shown.view === 'edit' ? this.find(shown.id) : null
  }

  /** How many can be ticked. */
  get ticks(): 'none' | 'one' | 'several' {
    const { limits } = this.choice
    if (limits === null) return 'none'
    return limits.most === 1 ? 'one' : 'several'
  }

  get today(): string {
    return this.dependencies.today
  }

  /** Loads the travelers and resumes a form that was open when the sign-in ended; requests a visitor's sign-in instead. */
  async start(): Promise<void> {
    const { session, onSignedOut } = this.dependencies
    if (!session.isLogin) return onSignedOut()
    this.ownerUid = session.uid
    this.stopWatching = when(
      () => !session.isLogin,
      () => this.leave(),
    )
    await this.load()
  }

  /** The popup is closed. */
  stop(): void {
    this.stopWatching()
  }

  /** Fetches travelers and documents. */
  async load(): Promise<void> {
    const { calls, onSignedOut } = this.dependencies
    await Promise.all([
      this.list.load(async () => (await calls.listTravelers(this.place)).list),
      this.idTypes.load(async () => (await calls.listIdTypes(this.place)).list),
    ])
    if (this.list.failure?.kind === 'unauthorized') return onSignedOut()
    if (this.list.value && this.idTypes.value) await this.takeUp()
  }

  /** Ticks a traveler; one whose document is not supported gets a message instead. */
  pick(id: string): void {
    if (this.find(id)?.disabled) return this.notify(travelerText.unsupported, travelerEnglishText.unsupported)
    this.move({ type: 'pick', id, isOneOnly: this.ticks === 'one' })
  }

  /** Opens an empty form; the documents may still be on their way then. */
  add(): void {
    const { requiresBirthday, countryCode } = this.choice
    const offered = this.idTypes.value?.find(({ disabled }) => !disabled)
    this.move({ type: 'add', form: newTravelerForm(offered?.idType ?? firstIdType(countryCode), requiresBirthday) })
  }

  /** Opens the form of a saved traveler; of a ticked one the choice is taken back. */
  edit(id: string): void {
    const saved = this.find(id)
    if (!saved) return
    const hadConfirmed = this.popup.confirmedIds.length > 0
    this.move({ type: 'edit', id, form: travelerFormOf(saved, this.choice.requiresBirthday) })
    if (hadConfirmed && this.popup.confirmedIds.length === 0) this.dependencies.onConfirmed([])
  }

  write(part: Partial<TravelerFields>): void {
    this.move({ type: 'write', part })
  }

  back(): void {
    if (this.busy === null) this.move({ type: 'back' })
  }

  promptDelete(): void {
    this.move({ type: 'promptDelete' })
  }

  keep(): void {
    this.move({ type: 'keep' })
  }

  /** Saves the form and returns to the list; the first error is announced and shown at its field. */
  async save(): Promise<void> {
    const { shown } = this.popup
    if (shown.view === 'list' || this.busy !== null) return
    const rules = { today: this.dependencies.today, hasStoredNumber: retainsStoredNumber(this.edited, shown.form) }
    const fault = travelerFault(shown.form, rules)
    if (fault) return this.refuse(fault)
    await this.whileBusy('save', async () => {
      const saved = await this.dependencies.calls.saveTraveler(this.inputOf(shown))
      runInAction(() => {
        this.put(saved)
        this.move({ type: 'saved' })
      })
    })
  }

  /** Deletes the traveler whose form is open; the list is shown again however that ends (spec §4). */
  async delete(): Promise<void> {
    const { shown } = this.popup
    if (shown.view !== 'edit') return
    await this.whileBusy('delete', async () => {
      await this.dependencies.calls.deleteTraveler({ id: shown.id })
      this.list.replace((this.list.value ?? []).filter(({ id }) => id !== shown.id))
    })
    this.move({ type: 'deleteEnded' })
  }

  /** Hands over the ticked travelers and closes, or reports what is missing. */
  confirm(): void {
    const { limits } = this.choice
    const chosen = this.popup.selectedIds.flatMap((id) => this.find(id) ?? [])
    if (!limits || chosen.length === 0) return
    const fault = chosenFault(chosen, limits)
    if (fault) return this.notify(fault.message, fault.englishText)
    this.move({ type: 'confirm' })
    this.dependencies.onConfirmed(chosen)
    this.dependencies.onClose()
  }

  /** Stores an open form for its owner alone, and for no longer than a sign-in takes: it may hold a document's number. */
  keepDraft(isSaving = false): void {
    const { clock, tabStorage } = this.dependencies
    const { shown, selectedIds } = this.popup
    if (this.ownerUid === null || shown.view === 'list') return
    const draft: TravelerDraft = {
      uid: this.ownerUid,
      id: shown.view === 'edit' ? shown.id : null,
      form: shown.form,
      selectedIds,
      isSaving,
      keptAtMs: clock.now(),
    }
    tabStorage.write(draftName, JSON.stringify(draft))
  }

  private leave(): void {
    this.keepDraft(this.busy === 'save')
    this.dependencies.onSignInEnded()
  }

  /** Discards the stored draft; a save in progress continues. */
  private async takeUp(): Promise<void> {
    const { clock, session, tabStorage } = this.dependencies
    const draft = readTravelerDraft(tabStorage.read(draftName), session.uid, clock.now())
    tabStorage.remove(draftName)
    if (!draft) return
    const birthday = this.choice.requiresBirthday ? (draft.form.birthday ?? '') : null
    const id = draft.id !== null && this.find(draft.id) ? draft.id : null
    this.move({ type: 'takeUp', id, form: { ...draft.form, birthday }, selectedIds: draft.selectedIds })
    if (draft.isSaving) await this.save()
  }

  private get place(): { countryCode?: string } {
    const { countryCode } = this.choice
    return countryCode === null ? {} : { countryCode }
  }

  private inputOf(shown: Exclude<TravelerView, { view: 'list' }>) {
    const { birthday, ...fields } = cleanTraveler(shown.form)
    const id = shown.view === 'edit' ? { id: shown.id } : {}
    return { ...this.place, ...id, ...fields, ...(birthday === null ? {} : { birthday }) }
  }

  private find(id: string): Traveler | null {
    return this.list.value?.find((one) => one.id === id) ?? null
  }

  private put(saved: Traveler): void {
    const list = this.list.value ?? []
    const isKnown = list.some(({ id }) => id === saved.id)
    this.list.replace(isKnown ? list.map((one) => (one.id === saved.id ? saved : one)) : [saved, ...list])
  }

  private refuse(fault: TravelerFault): void {
    this.move({ type: 'refuse', fault })
    this.notify(fault.message, fault.englishText)
  }

  private notify(text: string, detail?: string): void {
    this.dependencies.toast.show(text, { type: 'fail', ...(detail ? { detail } : {}) })
  }

  private move(move: TravelerMove): void {
    this.popup = moveTravelerPopup(this.popup, move)
  }

  private async whileBusy(busy: 'save' | 'delete', action: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return
    this.busy = busy
    try {
      await action()
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (failure.kind === 'unauthorized') this.dependencies.onSignedOut()
      else this.notify(failureText(failure))
    } finally {
      runInAction(() => (this.busy = null))
    }
  }
}
