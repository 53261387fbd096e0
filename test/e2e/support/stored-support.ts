import type { Page } from 'playwright-core'
import { type ChatAgent, openAgent } from './chat-agent'
import { ask } from './conversation'
import { type Scene, sees, tap } from './scene'
import type { Stage } from './stage'

/** Stored dialogs and chats, and the agent who continues a chat. */
export interface StoredSupport {
  /** A dialog with cards of every kind. */
  readonly dialogPath: string
  /** Support as it is opened from a hotel. */
  readonly hotelPath: string
  /** The chat that is running. */
  readonly sessionId: string
  readonly agent: ChatAgent
}

const questions = [
  'Hotels in Kyoto for 2 people with a gym',
  'What does the first one cost?',
  'Which bookings do I have?',
  'Show me vouchers',
  'How do I cancel a booking?',
]

type Calls = Stage['traveler']['api']

/** Sends questions in one dialog, each after the answer before it. */
async function fillDialog({ dialog }: Calls): Promise<string> {
  let dialogId: string | null = null
  for (const [at, question] of questions.entries()) {
    const sent = { question, ...(dialogId === null ? {} : { dialogId }) }
    const begun: { dialogId: string; turnId: string } = await dialog.startDialog(sent, {
      idempotencyKey: `stored-${at}`,
    })
    dialogId = begun.dialogId
    let after = 0
    for (let isEnded = false; !isEnded;) {
      const read = await dialog.queryDialog({ turnId: begun.turnId, after, waitMs: 5_000 })
      after = read.events.at(-1)?.seq ?? after
      isEnded = read.isEnded || read.events.some(({ kind }) => kind === 'end')
    }
  }
  return dialogId ?? ''
}

/** Leaves a dialog with all kinds of cards, a chat that was rated, and one that is running. */
export async function createSupportContent({ traveler, staylark }: Stage, hotelId: string): Promise<StoredSupport> {
  const { chat } = traveler.api
  const dialogId = await fillDialog(traveler.api)
  const agent = await openAgent(staylark, 'stored-agent@example.com')
  await chat.openChatSession({ dialogId })
  const rated = await agent.take()
  await agent.answer(rated, 'How can I help?')
  await agent.close(rated)
  await chat.submitSurvey({ sessionId: rated, score: 5, isSolved: true, comment: 'Well done.' })
  await chat.openChatSession({ dialogId })
  const sessionId = await agent.take()
  await agent.answer(sessionId, 'It is me again.')
  await chat.sendChatMessage({ sessionId, clientId: 'stored-text', content: 'A quiet room, please.' })
  const [order] = (await chat.listBoughtGoods({})).list
  for (const card of [order, { kind: 'hotel', id: hotelId } as const])
    if (card)
      await chat.sendChatMessage({ sessionId, clientId: `stored-${card.id}`, card: { kind: card.kind, id: card.id } })
  return {
    dialogPath: `/im/udesk?dialog=${dialogId}`,
    hotelPath: `/im/udesk?from=hotel&id=${hotelId}`,
    sessionId,
    agent,
  }
}

/** Brings every turn or piece of a conversation near the screen once. */
async function scrollThrough(page: Page, selector: string): Promise<void> {
  for (const cell of await page.locator(selector).all()) await cell.scrollIntoViewIfNeeded()
}

const openFromMenu = async (page: Page, name: string): Promise<void> => {
  await tap(page, 'More')
  await page.getByRole('menuitem', { name }).tap()
  await page.getByRole('dialog').last().waitFor()
}

const openPerson = async (page: Page): Promise<void> => {
  await page.goto('/im/udesk?room=person')
  await page.locator('.udesk-messages .bubble').first().waitFor()
}

/** Customer support with all of its sheets and both rooms. */
export const storedSupportScenes = (stored: () => StoredSupport): readonly Scene[] => [
  { name: 'support', at: 'support', prepare: sees('.udesk-article') },
  {
    name: 'support-article',
    at: 'support',
    prepare: async (page) => {
      await page.locator('.udesk-article').first().tap()
      await page.locator('.udesk-paragraph').first().waitFor()
    },
  },
  {
    name: 'support-help-search',
    at: 'support',
    prepare: async (page) => {
      await page.getByLabel('Search the help articles').fill('refund')
      await page.locator('.udesk-article').first().waitFor()
    },
  },
  {
    name: 'support-dialog',
    at: 'support',
    prepare: async (page) => {
      await page.goto(stored().dialogPath)
      await page.locator('.udesk-turn').first().waitFor()
      await scrollThrough(page, '.udesk-cell')
      await page.locator('.answer-card').first().waitFor()
    },
  },
  {
    name: 'support-fresh-answers',
    at: 'support',
    prepare: async (page) => {
      await page.goto(stored().hotelPath)
      await ask(page, 'What does it cost?')
      await ask(page, 'What are the rules of this hotel?')
      await page.locator('.answer-card').first().waitFor()
    },
  },
  {
    name: 'support-reason',
    at: 'support',
    prepare: async (page) => {
      await page.goto(stored().dialogPath)
      await page.getByRole('button', { name: 'This did not help' }).last().tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'support-dialogs',
    at: 'support',
    prepare: async (page) => {
      await openFromMenu(page, 'Your conversations')
      await page
        .getByRole('button', { name: /^Rename: / })
        .first()
        .tap()
      await page.getByLabel('Title').waitFor()
    },
  },
  { name: 'support-about', at: 'support', prepare: (page) => openFromMenu(page, 'About the assistant') },
  {
    name: 'support-person',
    at: 'support',
    prepare: async (page) => {
      await openPerson(page)
      await scrollThrough(page, '.udesk-piece')
    },
  },
  {
    name: 'support-send',
    at: 'support',
    prepare: async (page) => {
      await openPerson(page)
      await tap(page, 'Send a picture or card')
      for (const source of ['Orders', 'Wish list', 'Viewed']) {
        await page.getByRole('dialog').getByRole('button', { name: source, exact: true }).tap()
        await page.locator('.udesk-pick, .sheet .empty').first().waitFor()
      }
    },
  },
  {
    name: 'support-survey',
    at: 'support',
    prepare: async (page) => {
      const { agent, sessionId } = stored()
      await agent.close(sessionId)
      await openPerson(page)
      await tap(page, 'Rate this chat')
      await page.getByRole('dialog').waitFor()
    },
  },
]
