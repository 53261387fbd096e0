import { sql } from 'drizzle-orm'
import type { AnswerStep } from '../../../server/assistant/engine'
import { readTurn } from '../../../server/assistant/understand/read-turn'
import { createBuiltinEngine } from '../../../server/assistant/builtin/engine'
import { understoodNotes, withoutNote } from '../../../server/assistant/notes'
import { shownHotels } from '../../../server/assistant/answer-cards'
import { startTips } from '../../../server/assistant/start-tips'
import { tipsFor } from '../../../server/assistant/builtin/tips'
import {
  ask,
  assistantCaller,
  type AssistantScene,
  type Outcome,
  shownAll,
  startAssistantScene,
} from '../../support/server/assistant-scene'

let scene: AssistantScene
const engine = createBuiltinEngine()

beforeAll(async () => {
  scene = await startAssistantScene()
}, 60_000)
afterAll(() => scene.server.close())

const questionOf = (text: string, signal = new AbortController().signal) => ({
  text,
  understood: {},
  origin: null,
  earlier: [],
  caller: assistantCaller(scene.server, null),
  signal,
})

/** Milliseconds of CPU since a reading. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds of CPU until the first text. */
async function cpuToFirstText(text: string): Promise<number> {
  const before = process.cpuUsage()
  for await (const step of engine.answer(questionOf(text))) if (step.kind === 'text') break
  return cpuSince(before)
}

describe('the builtin engine', () => {
  test('gives its first text within 50 ms of CPU once the catalogue is in memory', async () => {
    const questions = [
      'A five-star hotel with a pool in Kyoto next weekend for 2 adults and a child under 2000 a night',
      '我和老婆下周末想去上海，要含早餐，预算每晚800以内',
      'How do I cancel a booking?',
      'asdf qwer zxcv',
    ]
    for (const question of questions) await cpuToFirstText(question)
    const times: number[] = []
    for (const question of [...questions, ...questions, ...questions]) times.push(await cpuToFirstText(question))
    const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    expect(median).toBeLessThan(50)
  })

  test('reads the longest question in a moment', async () => {
    const parts = [
      'hotel in kyoto 12 十二 1/2 - to 到 三 ',
      '12 ',
      '1,',
      '一',
      'tomorrow ',
      '1/2 ',
      'x@',
      '12月',
      'a b ',
      '- ',
    ]
    await ask(engine, scene.server, 'Hotels in Kyoto')
    for (const part of parts) {
      const before = process.cpuUsage()
      await readTurn(questionOf(part.repeat(2000).slice(0, 2000)))
      expect({ part, isFast: cpuSince(before) < 700 }).toEqual({ part, isFast: true })
    }
  })

  test('stops when it is aborted', async () => {
    const abort = new AbortController()
    const steps: string[] = []
    const read = async () => {
      for await (const step of engine.answer(questionOf('Hotels in Kyoto', abort.signal))) {
        steps.push(step.kind)
        abort.abort()
      }
    }
    await expect(read()).rejects.toThrow(/abort/i)
    expect(steps).toEqual(['understood'])
  })

  test('goes on after the cards of a list, and says when there are no more', async () => {
    const first = await ask(engine, scene.server, 'Hotels')
    expect(first.text).toMatch(/city/)
    const list = await ask(engine, scene.server, 'Hotels in Shanghai tomorrow')
    const more = await ask(engine, scene.server, 'show more hotels', {
      earlier: ['Hotels in Shanghai tomorrow'],
    })
    expect(shownAll(list).length).toBeGreaterThan(0)
    expect(more.text).toMatch(/all that fit|more/)
  })

  test('takes a pick from the list as it was shown, though prices have changed since', async () => {
    const cheapest = 'Cheapest hotels in Shanghai next weekend'
    const { db } = scene.server.services.database
    const idsOf = (outcome: Outcome) => shownHotels(shownAll(outcome)).map(({ hotelId }) => hotelId)
    const [, second] = idsOf(await ask(engine, scene.server, cheapest))
    const raisePrices = () =>
      db.execute(sql`
        insert into room_night (room_type_id, day, total, price_minor)
        select id, day::date, stock, 9000000 from room_type, generate_series(date '2026-12-04', '2026-12-05', '1 day') day
        where hotel_id = ${second}`)
    const picked = await ask(engine, scene.server, 'the second one', { earlier: [cheapest], meanwhile: raisePrices })
    expect(picked.understood.hotel?.hotelId).toBe(second)
    expect(shownAll(picked)).toContainEqual(expect.objectContaining({ kind: 'offer', hotelId: second }))
    expect(idsOf(await ask(engine, scene.server, cheapest))[1]).not.toBe(second)
  })

  test('forgets what was removed', async () => {
    const { understood } = await ask(engine, scene.server, 'Kyoto next weekend under 3000 with a pool and breakfast')
    const ids = understoodNotes(understood).map(({ noteId }) => noteId)
    expect(ids).toEqual(['place', 'dates', 'budget', 'feature:breakfast', 'feature:pool'])
    const left = ids.reduce(withoutNote, understood)
    expect(left).toEqual({})
    expect(withoutNote(understood, 'guests')).toBe(understood)
  })

  test('does not bring a removed hotel back from where the dialog was opened', async () => {
    const caller = assistantCaller(scene.server, null)
    const origin = { from: 'hotel', id: 'hkjc2pvtz4' } as const
    const earlier = [{ question: 'How much is it?', answer: '', hotels: [], search: null }]
    const question = { ...questionOf('How much is it?'), origin, earlier, caller, understood: {} }
    for await (const step of engine.answer(question))
      if (step.kind === 'understood') expect(step.understood).toEqual({})
  })

  test.each(['Are there vouchers for it?', 'How much is it?', 'Is there parking?', '有这家的券吗？'])(
    'says of a hotel that was delisted since an earlier turn that it is gone: %s',
    async (question) => {
      const hotelId = 'hkjc2pvtz4'
      const { db } = scene.server.services.database
      const setOnSale = (isOnSale: boolean) =>
        db.execute(sql`update hotel set is_on_sale = ${isOnSale} where id = ${hotelId}`)
      const understood = { hotel: { hotelId, name: 'Salt Wind Villas' } }
      const steps: AnswerStep[] = []
      await setOnSale(false)
      try {
        for await (const step of engine.answer({ ...questionOf(question), understood })) steps.push(step)
      } finally {
        await setOnSale(true)
      }
      expect(steps).toContainEqual({ kind: 'text', text: expect.stringMatching(/not on sale here any more|已不在售/) })
    },
  )

  const origins = ['home', 'profile', 'order', 'lost'] as const
  test.each(origins)('understands its own tips of %s', async (from) => {
    for (const tip of startTips({ from, id: '' })) {
      const { text } = await ask(engine, scene.server, tip, { person: scene.ada })
      expect({ tip, text }).not.toEqual({ tip, text: expect.stringMatching(/did not understand|no article/) })
    }
  })

  test('understands its own tips of a hotel and of a voucher', async () => {
    const places = [
      { from: 'hotel', id: 'hkjc2pvtz4' },
      { from: 'product', id: 'cj1pwce2gm' },
    ] as const
    for (const origin of places)
      for (const tip of startTips(origin)) {
        const { text } = await ask(engine, scene.server, tip, { person: scene.ada, origin })
        expect({ tip, text }).not.toEqual({ tip, text: expect.stringMatching(/did not understand|no article/) })
      }
  })

  const after = [
    ['search', 'Hotels in Kyoto next weekend', '京都下周末的酒店'],
    ['undatedSearch', 'Hotels in Kyoto', '京都的酒店'],
    ['nothing', 'Hotels in Kyoto with a bar', '京都带酒吧的酒店'],
    ['dates', 'Hotels in Kyoto in May', '下周去京都'],
    ['hotel', 'Does Salt Wind Villas allow pets?', '盐风别墅可以带宠物吗'],
    ['offers', 'How much is Salt Wind Villas tomorrow?', '盐风别墅明天多少钱'],
    ['vouchers', 'Show vouchers', '有哪些房券在卖'],
    ['orders', 'Show my orders', '我的订单'],
    ['order', 'Is my booking in Kyoto confirmed?', '我京都的订单确认了吗'],
    ['rules', 'How do I cancel a booking?', '怎么取消订单？'],
    ['start', 'hi', '你好'],
  ] as const
  test.each(after)('understands its own next questions after %s', async (kind, english, chinese) => {
    for (const [lang, before] of [
      ['en', english],
      ['zh', chinese],
    ] as const)
      for (const tip of tipsFor(kind, lang)) {
        const { text } = await ask(engine, scene.server, tip, { person: scene.ada, earlier: [before] })
        expect({ tip, text }).not.toEqual({
          tip,
          text: expect.stringMatching(/did not understand|no article|没有听懂|没有关于/),
        })
      }
  })
})
