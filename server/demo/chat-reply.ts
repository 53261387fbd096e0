import type { ChatMessage } from '@/contract/chat'
import { cutText } from '@/domain/text/phrases'

/** What the demo agent writes. */
export interface DemoReply {
  readonly text: string
  /** The chat ends with it. */
  readonly isGoodbye: boolean
}

interface Phrases {
  readonly greeting: string
  readonly summary: string
  readonly opening: string
  readonly goodbye: string
  readonly order: string
  readonly picture: string
  card(title: string): string
  echo(text: string): string
}

const english: Phrases = {
  greeting: 'Hello, I am a demo agent: a program, not a person.',
  summary: 'I can see what you asked the assistant before.',
  opening: 'What is it about?',
  goodbye: 'You are welcome. I end this demo chat here; you can rate it now. Goodbye!',
  order:
    'Your orders stand under Profile; the page of each shows what you can do, and what cancelling costs, before you confirm.',
  picture: 'Thank you, your picture arrived. As a program I cannot see what it shows.',
  card: (title) => `Thank you, you sent "${title}".`,
  echo: (text) =>
    `You wrote: "${text}". A person would look into it now; as a demo agent, a program, I can only confirm that it arrived.`,
}

const chinese: Phrases = {
  greeting: '您好,我是演示客服:我是程序,不是真人。',
  summary: '我能看到您之前向助手提出的问题。',
  opening: '请问有什么可以帮您?',
  goodbye: '不客气。演示对话到此结束,您现在可以评价。再见!',
  order: '您的订单在“我的”页面;每个订单页都会在您确认之前显示可以做什么以及取消的费用。',
  picture: '谢谢,图片已收到。我是程序,无法看到图片内容。',
  card: (title) => `谢谢,您发来了“${title}”。`,
  echo: (text) => `您写道:“${text}”。真人客服现在会为您处理;我是演示程序,只能确认已收到。`,
}

const goodbye = /\b(thanks|thank you|bye|goodbye)\b|谢谢|多谢|再见|拜拜/i
const order = /\b(order|booking|cancel|refund)\b|订单|预订|取消|退款/i

/** Characters of a message that are repeated. */
const MOST_REPEATED = 120

function textTo(last: ChatMessage, phrases: Phrases): string {
  if (last.type === 'image') return phrases.picture
  if (last.card) return phrases.card(last.card.title)
  if (order.test(last.content)) return phrases.order
  return phrases.echo(cutText(last.content, MOST_REPEATED))
}

/** The demo agent's reply to what is new, in the traveler's language: English, or Chinese where Chinese characters are written. */
export function demoReply(
  fresh: readonly ChatMessage[],
  { isFirst, summary }: { readonly isFirst: boolean; readonly summary: string },
): DemoReply {
  const written = fresh.map(({ content }) => content).join('\n')
  const phrases = /\p{Script=Han}/u.test(written === '' ? summary : written) ? chinese : english
  const last = fresh.at(-1)
  if (last?.type === 'text' && goodbye.test(last.content)) return { text: phrases.goodbye, isGoodbye: true }
  const greeting = isFirst ? [phrases.greeting, ...(summary === '' ? [] : [phrases.summary])] : []
  return { text: [...greeting, last ? textTo(last, phrases) : phrases.opening].join(' '), isGoodbye: false }
}
