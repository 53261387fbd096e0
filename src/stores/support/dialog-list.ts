import { makeAutoObservable } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { DialogTitle } from '@/contract/dialog'
import { failureOf } from '../app/failure-of'
import { PagedList } from '../app/paged-list'
import type { ToastStore } from '../app/toast'

/** What the list of dialogs needs from outside. */
export interface DialogListDependencies {
  readonly dialog: Pick<SupportCalls['dialog'], 'listDialogs' | 'renameDialog' | 'deleteDialog'>
  readonly toast: Pick<ToastStore, 'show'>
}

/** The traveler's dialogs with the assistant, the last used first. */
export class DialogListStore {
  readonly list: PagedList<DialogTitle>

  constructor(private readonly dependencies: DialogListDependencies) {
    this.list = new PagedList(
      (cursor) => dependencies.dialog.listDialogs({ cursor }),
      ({ dialogId }) => dialogId,
    )
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, list: false },
      { autoBind: true, deep: false },
    )
  }

  /** Gives a dialog a title; resolves with whether it has it. */
  async rename(dialogId: string, title: string): Promise<boolean> {
    const isDone = await this.act(this.dependencies.dialog.renameDialog({ dialogId, name: title }))
    if (isDone) this.list.change((all) => all.map((each) => (each.dialogId === dialogId ? { ...each, title } : each)))
    return isDone
  }

  /** Deletes a dialog; resolves with whether it is gone. */
  async remove(dialogId: string): Promise<boolean> {
    const isDone = await this.act(this.dependencies.dialog.deleteDialog({ dialogId }))
    if (isDone) this.list.change((all) => all.filter((each) => each.dialogId !== dialogId))
    return isDone
  }

  private async act(call: Promise<unknown>): Promise<boolean> {
    const text = await failureOf(call)
    if (text !== null) this.dependencies.toast.show(text, { type: 'fail' })
    return text === null
  }
}
