import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import { failureText, readFailure } from '@/domain/failure'

/** What rating a chat needs from outside. */
export interface ChatSurveyDependencies {
  readonly calls: Pick<SupportCalls['chat'], 'submitSurvey'>
  /** Called once the chat is rated, here or elsewhere. */
  readonly onRated: () => void
}

/** The survey at the end of a chat: a score from 1 to 5, whether it is solved, and a comment; it is sent once. */
export class ChatSurvey {
  score: number | null = null
  isSolved: boolean | null = null
  comment = ''
  isSending = false
  /** Why it was not sent; null else. */
  failureText: string | null = null

  constructor(private readonly dependencies: ChatSurveyDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  get canSubmit(): boolean {
    return this.score !== null && this.isSolved !== null && !this.isSending
  }

  /** Changes what is filled in. */
  change(part: Partial<Pick<ChatSurvey, 'score' | 'isSolved' | 'comment'>>): void {
    Object.assign(this, part)
  }

  /** Empties the form, for another chat. */
  clear(): void {
    this.change({ score: null, isSolved: null, comment: '' })
    this.failureText = null
  }

  /** Sends what is filled in; one that the server has already counts as sent. */
  async submit(sessionId: string): Promise<void> {
    const { score, isSolved } = this
    if (!this.canSubmit || score === null || isSolved === null) return
    const comment = this.comment.trim()
    this.isSending = true
    this.failureText = null
    try {
      await this.dependencies.calls.submitSurvey({ sessionId, score, isSolved, ...(comment === '' ? {} : { comment }) })
      this.dependencies.onRated()
    } catch (thrown) {
      this.fail(thrown)
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  private fail(thrown: unknown): void {
    const failure = readFailure(thrown)
    if (failure.kind === 'refused' && failure.code === 'already_rated') return this.dependencies.onRated()
    this.failureText = failureText(failure)
  }
}
