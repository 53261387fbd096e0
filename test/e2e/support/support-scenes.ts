import { chatRoutes, type ChatSession } from '@/contract/chat'
import { type AssistantSettings, dialogRoutes } from '@/contract/dialog'
import { helpRoutes } from '@/contract/help'
import { breaking, changing, refusing, together } from './changed-replies'
import { ask, send } from './conversation'
import { opens, type Scene, sees, tap } from './scene'

const at = 'support' as const

/** Sends the assistant one question after the other. */
const asks =
  (...questions: readonly string[]): Scene['prepare'] =>
  async (page) => {
    for (const question of questions) await ask(page, question)
  }

/** Opens the menu and one of its entries. */
const picks =
  (name: string): Scene['prepare'] =>
  async (page) => {
    await tap(page, 'More')
    await page.getByRole('menuitem', { name }).tap()
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }

const person: Scene['prepare'] = (page) => tap(page, 'Person')

/** Opens a chat in which the demo's agent has replied. */
const chat: Scene['prepare'] = async (page) => {
  await person(page)
  await page.locator('.udesk-room-on', { hasText: 'Person' }).waitFor()
  const begin = page.getByRole('button', { name: /^Start (a|another) chat$/ })
  const box = page.getByRole('textbox', { name: 'Write to our team' })
  await begin.or(box).first().waitFor()
  if (await begin.isVisible()) await begin.tap()
  await box.waitFor()
}

const replied: Scene['prepare'] = async (page) => {
  await chat(page)
  await send(page, 'Hello, is there a crib?')
  await page.locator('.bubble-other').first().waitFor()
}

const session = (change: Partial<ChatSession>) =>
  changing<{ session: ChatSession | null; list?: unknown }>(chatRoutes.listChatHistory.path, (reply) => ({
    session: reply.session && { ...reply.session, ...change },
  }))

const closes: Scene['prepare'] = async (page) => {
  await replied(page)
  await picks('End this chat')(page)
  await page.getByRole('button', { name: 'Start another chat' }).waitFor()
}

/** Customer support in its two rooms, with all sheets and faults. */
export const supportScenes: readonly Scene[] = [
  { name: 'support-start', at, prepare: sees('.udesk-article') },
  { name: 'support-hotels', at, prepare: asks('A hotel in Kyoto for next weekend under 3000 a night') },
  { name: 'support-more-turns', at, prepare: asks('Hotels in Shanghai', 'Tell me about the first one') },
  { name: 'support-offers', at, prepare: asks('Hotels in Kyoto for next weekend', 'What does the first one cost?') },
  { name: 'support-rules', at, prepare: asks('How does free cancellation work?') },
  { name: 'support-orders', at, prepare: asks('Show my orders') },
  { name: 'support-chinese', at, prepare: asks('下周末上海的酒店，两个人') },
  { name: 'support-person-offered', at, prepare: asks('I want to talk to a person') },
  { name: 'support-sign-in', at, isVisitor: true, prepare: asks('Where is my refund?') },
  { name: 'support-not-understood', at, prepare: asks('purple elephants sing backwards') },
  {
    name: 'support-not-sent',
    at,
    before: breaking(dialogRoutes.startDialog.path),
    prepare: async (page) => {
      await send(page, 'Hotels in Kyoto')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'support-dialogs',
    at,
    prepare: async (page) => {
      await picks('Your conversations')(page)
      await page.locator('.udesk-dialog').first().waitFor()
    },
  },
  {
    name: 'support-dialog-renaming',
    at,
    prepare: async (page) => {
      await picks('Your conversations')(page)
      await tap(page, /^Rename/)
      await page.getByRole('textbox', { name: 'Title' }).waitFor()
    },
  },
  {
    name: 'support-dialog-deleting',
    at,
    prepare: async (page) => {
      await picks('Your conversations')(page)
      await tap(page, /^Delete/)
      await page.getByText('Delete it with all that was written?').waitFor()
    },
  },
  { name: 'support-about', at, prepare: picks('About the assistant') },
  {
    name: 'support-consent',
    at,
    before: changing<AssistantSettings>(dialogRoutes.getAssistantSettings.path, () => ({
      provider: 'ai.example.com',
      hasConsent: false,
    })),
    prepare: picks('About the assistant'),
  },
  {
    name: 'support-reason',
    at,
    prepare: async (page) => {
      await ask(page, 'hello')
      await opens('This did not help')(page)
    },
  },
  {
    name: 'support-article',
    at,
    prepare: async (page) => {
      await page.locator('.udesk-article').first().tap()
      await page.getByRole('dialog').locator('.udesk-paragraph').first().waitFor()
    },
  },
  {
    name: 'support-help-found',
    at,
    prepare: async (page) => {
      await page.getByLabel('Search the help articles').fill('refund')
      await page.locator('.udesk-article', { hasText: 'refund' }).first().waitFor()
    },
  },
  {
    name: 'support-help-nothing',
    at,
    prepare: async (page) => {
      await page.getByLabel('Search the help articles').fill('purple elephant')
      await page.getByText('There is no article about this.').waitFor()
    },
  },
  {
    name: 'support-help-failed',
    at,
    before: breaking(helpRoutes.listCommonQa.path),
    prepare: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'support-chat-start',
    at,
    isVisitor: true,
    prepare: async (page) => {
      await person(page)
      await page.getByRole('button', { name: 'Start a chat' }).waitFor()
    },
  },
  { name: 'support-chat', at, prepare: replied },
  {
    name: 'support-chat-queue',
    at,
    before: together(
      session({ state: 'waiting', queuePlace: 2, agentName: '', isDemoAgent: false }),
      // Without its socket the page polls.
      (page) => page.routeWebSocket(/\/chat\/socket/, (socket) => socket.close()),
    ),
    prepare: chat,
  },
  {
    name: 'support-chat-refused',
    at,
    before: refusing(chatRoutes.sendChatMessage.path, 400, { code: 'bad_input', message: 'This could not be sent.' }),
    prepare: async (page) => {
      await chat(page)
      await send(page, 'Hello?')
      await page.getByRole('button', { name: 'Send again' }).waitFor()
    },
  },
  {
    name: 'support-chat-send',
    at,
    prepare: async (page) => {
      await chat(page)
      await opens('Send a picture or card')(page)
    },
  },
  { name: 'support-chat-closed', at, prepare: closes },
  {
    name: 'support-chat-survey',
    at,
    prepare: async (page) => {
      await closes(page)
      await opens('Rate this chat')(page)
    },
  },
  {
    name: 'support-chat-failed',
    at,
    before: breaking(chatRoutes.getChatSessionInfo.path),
    prepare: async (page) => {
      await person(page)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
]
