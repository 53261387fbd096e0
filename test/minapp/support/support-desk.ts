import { findNodes } from './find-node'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { PageNode } from './page-tree'

/** Writes into the box of the open room and sends it. */
export async function sendText(phone: MiniProgram, text: string): Promise<void> {
  await phone.type('.compose-text', text)
  await phone.tap('.compose-send')
  await phone.see('.bubble-own .bubble-text', text)
}

/** Opens customer support and waits for the greeting. */
export async function openDesk(phone: MiniProgram, query = ''): Promise<void> {
  phone.open(`${pageOf('support')}${query === '' ? '' : `?${query}`}`)
  await phone.see('.udesk-label-text', 'AI assistant – a program, not a person')
}

/** The last question with its answer, once that is whole. */
export const answered = (phone: MiniProgram, question: string): Promise<PageNode> =>
  phone.waitFor(`the answer to "${question}"`, () => {
    const turn = phone.all('.udesk-turn').at(-1)
    const isIt = turn && findNodes(turn, '.bubble-own .bubble-text')[0]?.text === question
    return isIt && findNodes(turn, '.udesk-rate').length > 0 && turn
  })

/** Sends a question to the assistant and returns its turn with the whole answer. */
export async function askDesk(phone: MiniProgram, question: string): Promise<PageNode> {
  await sendText(phone, question)
  return answered(phone, question)
}

/** The one node below another; fails where there is none. */
export function within(node: PageNode, selector: string, text = ''): PageNode {
  const [found] = findNodes(node, selector, text)
  if (!found) throw new Error(`no ${selector} "${text}" in: ${node.text}`)
  return found
}

/** Opens a help article, a search for articles, the chat, and the page about the assistant. */
export async function lookAtDesk(phone: MiniProgram): Promise<void> {
  await openDesk(phone)
  await phone.tap('.udesk-article')
  await phone.see('.udesk-paragraph')
  await phone.tap('.sheet-close')
  await phone.waitFor('the article to go', () => !phone.find('.sheet-panel'))
  await phone.type('#help-keyword', 'refund')
  await phone.waitFor('the articles that were found', () =>
    phone.network.repliedUrls.some((url) => url.includes('/qa/search')),
  )
  await phone.see('.udesk-article')
  await phone.tap('.udesk-room', 'Person')
  await phone.see('.empty .btn', 'Start a chat')
  await phone.tap('.udesk-menu')
  await phone.tap('.acts-scroll button', 'About the assistant')
  await phone.see('.udesk-fact')
}
