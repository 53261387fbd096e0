import type { ServerResponse } from 'node:http'
import { eventually } from '../eventually'
import type { WatchedPage } from './watched-page'

interface Place {
  readonly from: WatchedPage
  readonly reply: ServerResponse
}

/** What a test has pages do: pages that somebody looks at ask for the next step, and answer it. */
export class PageSteps {
  private readonly scripts: string[] = []
  private readonly answers = new Map<number, { from: WatchedPage; answer: unknown }>()
  private places: Place[] = []

  /** A page waits for what comes next. */
  wait(from: WatchedPage, reply: ServerResponse): void {
    const place = { from, reply }
    this.places.push(place)
    reply.once('close', () => (this.places = this.places.filter((each) => each !== place)))
  }

  scriptOf(step: number): string | undefined {
    return this.scripts[step]
  }

  answer(from: WatchedPage, text: string): void {
    const { step, answer } = JSON.parse(text) as { step: number; answer: unknown }
    this.answers.set(step, { from, answer })
  }

  /** Does something in a page of a path, once one is looked at; where it goes before it has answered, in the next one. */
  async inPage(path: string, action: () => unknown): Promise<{ from: WatchedPage; answer: unknown }> {
    const step = this.scripts.length
    this.scripts.push(`answerStep(${step}, (${action.toString()})())`)
    const offer = async () => {
      const place = this.places.find(({ from }) => from.path === path)
      this.places = this.places.filter((each) => each !== place)
      place?.reply.end(String(step))
      return this.answers.get(step)
    }
    await eventually(offer, (answered) => expect(answered).toBeDefined())
    const answered = this.answers.get(step)
    if (!answered) throw new Error(`No page ${path} answered`)
    return answered
  }
}
