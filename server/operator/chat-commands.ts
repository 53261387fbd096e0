import { createInterface } from 'node:readline'
import { ApiError } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { agentByEmail } from '../support/roles'
import {
  chatListText,
  chatMessagesText,
  closeChatAsOperator,
  handBackAsOperator,
  takeChatAsOperator,
  writeInChat,
} from './chats'
import { helpLine, type OperatorCommand, type OperatorCommands, type OperatorOptions } from './operator-command'

const inChat = (
  help: string,
  act: (services: Services, operator: string, sessionId: string) => Promise<string>,
): OperatorCommand => ({
  operands: ['SESSION'],
  help,
  isSigned: true,
  run: (services, operator, [sessionId = '']) => act(services, operator, sessionId),
})

/** Single acts in chats, which the loop names without "chat-". */
const singleCommands: OperatorCommands = {
  'chat-list': {
    operands: [],
    help: 'chats that wait, oldest first, and those that are open',
    isSigned: true,
    run: (services, operator) => chatListText(services, operator),
  },
  'chat-take': inChat('takes a chat that waits', takeChatAsOperator),
  'chat-read': inChat('the last messages of a chat; it is recorded who saw them', chatMessagesText),
  'chat-answer': {
    operands: ['SESSION', 'TEXT'],
    help: 'writes into a chat that you have taken',
    isSigned: true,
    run: (services, operator, [sessionId = '', text = '']) => writeInChat(services, operator, { sessionId, text }),
  },
  'chat-close': inChat('ends a chat that you have taken; the traveler may rate it', closeChatAsOperator),
  'chat-hand-back': inChat('ends it; the assistant goes on with the traveler', handBackAsOperator),
}

const LOOP_HELP = [
  ...Object.entries(singleCommands).map(([name, command]) => helpLine(name.replace('chat-', ''), command)),
  helpLine('quit', { operands: [], help: 'ends this' }),
].join('\n')

const noOptions: OperatorOptions = { hotel: null, offline: false }

/** What a line of the loop does; null where it is no command. */
function actOf(services: Services, operator: string, line: string): Promise<string> | null {
  const [, name = '', sessionId = '', text = ''] = /^\s*(\S*)\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? []
  return singleCommands[`chat-${name}`]?.run(services, operator, [sessionId, text], noOptions) ?? null
}

/** Reads lines until one is "quit" or they end, and prints what each did or why it was refused. */
export async function runChatLoop(
  services: Services,
  operator: string,
  { lines, print }: { readonly lines: AsyncIterable<string>; print(text: string): void },
): Promise<void> {
  await agentByEmail(services, operator)
  print(LOOP_HELP)
  for await (const line of lines) {
    if (line.trim() === 'quit') return
    if (line.trim() === '') continue
    const done = await actOf(services, operator, line)?.catch((error: unknown) => {
      if (error instanceof ApiError) return error.message
      throw error
    })
    print(done ?? LOOP_HELP)
  }
}

/** What people of the support do in chats from a terminal. */
export const chatCommands: OperatorCommands = {
  chat: {
    operands: [],
    help: 'chats with travelers, line by line until "quit"',
    isSigned: true,
    run: async (services, operator) => {
      const lines = createInterface({ input: process.stdin })
      await runChatLoop(services, operator, { lines, print: (text) => console.log(text) })
      return 'Left the chats.'
    },
  },
  ...singleCommands,
}
