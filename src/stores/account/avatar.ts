import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CropSquare } from '@/domain/account/crop'
import { failureText, readFailure } from '@/domain/failure'
import { isAvatarUnsaved, type AvatarState } from '@/domain/account/profile-form'
import { uploadText } from '@/domain/uploads'
import type { ChoosePicture, ChosenPicture } from '@/platform/files/contract'
import type { ToastStore } from '../app/toast'

/** What a new picture needs from outside. */
export interface AvatarDependencies {
  readonly upload: Pick<ApiCalls['upload'], 'uploadFile'>
  readonly choosePicture: ChoosePicture
  readonly toast: Pick<ToastStore, 'show'>
}

/** A new profile picture: chosen, cropped and uploaded; after a failure it can be uploaded again. */
export class AvatarStore {
  state: AvatarState<ChosenPicture> = { step: 'kept' }
  private serial = 0
  /** What stood before the picture that is being positioned: accepted, or not arrived. */
  private beforeCrop: AvatarState<ChosenPicture> = { step: 'kept' }

  constructor(private readonly dependencies: AvatarDependencies) {
    makeAutoObservable<this, 'dependencies' | 'serial' | 'beforeCrop'>(
      this,
      { dependencies: false, serial: false, beforeCrop: false },
      { autoBind: true, deep: false },
    )
  }

  get isUnsaved(): boolean {
    return isAvatarUnsaved(this.state.step === 'cropping' ? this.beforeCrop : this.state)
  }

  /** Lets the traveler choose a picture; the previous one stays until then. */
  async choose(): Promise<void> {
    const choice = await this.dependencies.choosePicture()
    if (choice.kind === 'unreadable' || choice.kind === 'heic')
      this.dependencies.toast.show(uploadText[choice.kind], { type: 'fail' })
    if (choice.kind === 'chosen') runInAction(() => this.crop(choice.picture))
  }

  /** The picture that is being positioned was not meant: the one that was accepted before stays. */
  cancelCrop(): void {
    if (this.state.step === 'cropping') this.enter(this.beforeCrop)
  }

  /** Gives up every new picture. */
  giveUp(): void {
    this.enter({ step: 'kept' })
  }

  /** Sends the square that is meant. */
  async send(square: CropSquare): Promise<void> {
    if (this.state.step === 'cropping') await this.sendPicture(this.state.picture, square)
  }

  /** Sends a picture again that did not arrive. */
  async retry(): Promise<void> {
    if (this.state.step === 'failed') await this.sendPicture(this.state.picture, this.state.square)
  }

  /** Resumes with a picture that had arrived before the page was reloaded. */
  takeUp({ fileId, url }: { readonly fileId: string; readonly url: string }): void {
    this.enter({ step: 'sent', fileId, url })
  }

  /** The server has forgotten a picture that had arrived, or does not want it. */
  refuse(message: string): void {
    this.dependencies.toast.show(message, { type: 'fail' })
    this.enter({ step: 'kept' })
  }

  private async sendPicture(picture: ChosenPicture, square: CropSquare): Promise<void> {
    const serial = this.enter({ step: 'sending', picture, square, percent: 0 })
    const onProgress = (percent: number) => this.noteProgress(serial, percent)
    try {
      const { uploadFile } = this.dependencies.upload
      const { fileId, url } = await uploadFile({ purpose: 'avatar', ...square }, { file: picture.file, onProgress })
      if (serial === this.serial) runInAction(() => this.enter({ step: 'sent', fileId, url }))
    } catch (thrown) {
      const message = failureText(readFailure(thrown))
      if (serial === this.serial) runInAction(() => this.enter({ step: 'failed', picture, square, message }))
    }
  }

  private crop(picture: ChosenPicture): void {
    const { state } = this
    if (state.step !== 'cropping') this.beforeCrop = state.step === 'sending' ? { step: 'kept' } : state
    this.enter({ step: 'cropping', picture })
  }

  private noteProgress(serial: number, percent: number): void {
    if (serial === this.serial && this.state.step === 'sending') this.state = { ...this.state, percent }
  }

  private enter(state: AvatarState<ChosenPicture>): number {
    this.state = state
    this.serial += 1
    return this.serial
  }
}
