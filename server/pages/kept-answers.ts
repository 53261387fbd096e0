import type { Env } from '../env'
import type { EncodedPage } from './encode-page'
import { pageHead, type PageForm } from './page-answer'

/** A page's whole answer, as Node takes it. */
export interface KeptAnswer {
  readonly status: number
  /** Names and values of all headers in turn. */
  readonly headers: string[]
  /** Undefined where nothing is sent. */
  readonly bytes: Buffer | undefined
}

/** The answers of pages at addresses that bring no ticket, each put together once, with the headers that every answer has; null of a page that is not packed so yet. */
export function createKeptAnswers(everyAnswers: Readonly<Record<string, string>>, env: Pick<Env, 'trustedHops'>) {
  const byPage = new WeakMap<EncodedPage, Map<PageForm, KeptAnswer>>()

  function make(page: EncodedPage, form: PageForm): KeptAnswer | null {
    const bytes = form === 'held' ? undefined : page.ready(form)
    if (bytes === null) return null
    const { status, headers } = pageHead(page, form, false, env)
    const length = bytes && { 'content-length': String(bytes.length) }
    return { status, headers: Object.entries({ ...everyAnswers, ...headers, ...length }).flat(), bytes }
  }

  return (page: EncodedPage, form: PageForm): KeptAnswer | null => {
    const answers = byPage.get(page) ?? new Map<PageForm, KeptAnswer>()
    const answer = answers.get(form) ?? make(page, form)
    if (answer) byPage.set(page, answers.set(form, answer))
    return answer
  }
}
