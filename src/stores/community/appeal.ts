import { makeAutoObservable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import { explanationFault } from '@/domain/moderation/report-form'
import { failureOf } from '../app/failure-of'

/** What an appeal needs from outside. */
export interface AppealDependencies {
  readonly report: Pick<CommunityCalls['report'], 'appealRemoval'>
}

/** Objects to the removal of an own post or comment. */
export class AppealStore {
  text = ''
  isSending = false
  fault: string | null = null

  constructor(
    private readonly dependencies: AppealDependencies,
    private readonly appealId: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'appealId'>(
      this,
      { dependencies: false, appealId: false },
      { autoBind: true },
    )
  }

  type(text: string): void {
    this.text = text
    this.fault = null
  }

  /** Sends the appeal; resolves with whether it was sent. */
  async send(): Promise<boolean> {
    if (this.isSending) return false
    const text = this.text.trim()
    const typed = explanationFault(text)
    if (typed !== null) return this.refuse(typed)
    this.isSending = true
    const fault = await failureOf(this.dependencies.report.appealRemoval({ appealId: this.appealId, text }))
    runInAction(() => {
      this.isSending = false
      this.fault = fault
    })
    return fault === null
  }

  private refuse(fault: string): boolean {
    this.fault = fault
    return false
  }
}
