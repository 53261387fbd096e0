import { setTimeout as wait } from 'node:timers/promises'

/** Questions of travelers, each kind that the builtin engine replies to without a sign-in. */
const questions = [
  'A hotel in Kyoto for two nights next weekend',
  'Hotels in Shanghai with a pool for 3 people',
  'Somewhere quiet in Singapore under 900 a night',
  '下周末在东京找一家带早餐的酒店',
  'How do I cancel a booking?',
  'When do I get my refund?',
  'Is there a hotel with a gym in London from 4 to 6 March?',
  'Can I pay with Alipay?',
  'Show me vouchers in Bangkok',
  'Hello',
  'I want to talk to a person',
  '上海五星级酒店，两个大人一个孩子',
]

/** Reads server-sent events until the first of a kind; returns whether one came, and leaves the rest unread. */
async function readUntil(reply, kind, onFirst) {
  const decoder = new TextDecoder()
  let text = ''
  let isFound = false
  for await (const piece of reply.body) {
    text += decoder.decode(piece, { stream: true })
    if (isFound || !text.includes(`"kind":"${kind}"`)) continue
    isFound = true
    onFirst()
  }
  return isFound
}

/** Sends one question from a device of its own; returns the ms from sending it until its first text came by the stream, or null where none came. */
async function send(origin, name) {
  const headers = { 'device-id': name, 'content-type': 'application/json', 'idempotency-key': name }
  const question = questions[Number(name.split('-').at(-1)) % questions.length]
  const sentAt = performance.now()
  const begun = await fetch(`${origin}/api/im/dialog`, { method: 'POST', headers, body: JSON.stringify({ question }) })
  if (!begun.ok) throw new Error(`a question was refused: ${begun.status} ${await begun.text()}`)
  const { turnId } = await begun.json()
  const reply = await fetch(`${origin}/api/im/dialog/stream?turnId=${turnId}`, { headers: { 'device-id': name } })
  let firstMs = null
  await readUntil(reply, 'text', () => (firstMs = performance.now() - sentAt))
  return firstMs
}

/** Sends questions at an even rate, each in a dialog of its own; returns the sorted times to the first text in ms, and how many brought none. */
export async function questionTimes(origin, { rate, seconds, name }) {
  const all = []
  const startAt = performance.now()
  for (let count = 0; count < rate * seconds; count += 1) {
    all.push(send(origin, `${name}-${count}`))
    const dueMs = startAt + ((count + 1) * 1000) / rate - performance.now()
    if (dueMs > 0) await wait(dueMs)
  }
  const took = await Promise.all(all)
  const times = took.filter((ms) => ms !== null).toSorted((one, other) => one - other)
  return { times, missing: took.length - times.length }
}
