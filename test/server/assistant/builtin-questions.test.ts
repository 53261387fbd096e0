import { createBuiltinEngine } from '../../../server/assistant/builtin/engine'
import { ask, type Outcome, type AssistantScene, startAssistantScene } from '../../support/server/assistant-scene'
import { unsupportedFacts } from '../../support/server/unsupported-facts'
import { dateQuestions } from './questions/date-questions'
import { hotelQuestions } from './questions/hotel-questions'
import { furtherQuestions } from './questions/further-questions'
import { faultsOf, generalFaults } from './questions/judge'
import { orderQuestions } from './questions/order-questions'
import { placeQuestions } from './questions/place-questions'
import type { QuestionRow } from './questions/question-row'
import { ruleQuestions } from './questions/rule-questions'
import { talkQuestions } from './questions/talk-questions'
import { turnQuestions } from './questions/turn-questions'
import { wantQuestions } from './questions/want-questions'

const allQuestions: readonly QuestionRow[] = [
  ...placeQuestions,
  ...dateQuestions,
  ...wantQuestions,
  ...hotelQuestions,
  ...orderQuestions,
  ...ruleQuestions,
  ...talkQuestions,
  ...turnQuestions,
  ...furtherQuestions,
]

/** At least this share of the replies is as its row wants it. */
const LEAST_RIGHT = 0.95

interface Judged {
  readonly row: QuestionRow
  readonly outcome: Outcome
}

let scene: AssistantScene
const judged: Judged[] = []

/** A row with the numbers and ids of the scene's orders. */
function filled(row: QuestionRow): QuestionRow {
  const { own, unpaid, refunded, other } = scene
  const values: Readonly<Record<string, string>> = {
    own: own.orderNo,
    ownId: own.orderid,
    unpaid: unpaid.orderNo,
    refunded: refunded.orderNo,
    other: other.orderNo,
    otherId: other.orderid,
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
  return {
    ...row,
    q: fill(row.q),
    ...(row.earlier && { earlier: row.earlier.map(fill) }),
    ...(row.order !== undefined && { order: fill(row.order) }),
    ...(row.origin && { origin: { ...row.origin, id: fill(row.origin.id) } }),
  }
}

beforeAll(async () => {
  scene = await startAssistantScene()
  const engine = createBuiltinEngine()
  for (const row of allQuestions.map(filled)) {
    const { q, earlier = [], origin = null, who } = row
    const outcome = await ask(engine, scene.server, q, {
      earlier,
      origin,
      person: who === 'ada' ? scene.ada : null,
    })
    judged.push({ row, outcome })
  }
}, 120_000)
afterAll(() => scene.server.close())

const report = (faulty: readonly { readonly row: QuestionRow; readonly faults: readonly string[] }[]): string =>
  faulty.map(({ row, faults }) => `${[...(row.earlier ?? []), row.q].join(' | ')}: ${faults.join('; ')}`).join('\n')

describe('the builtin engine', () => {
  test('replies right to at least 95 of 100 questions', () => {
    const faulty = judged
      .map(({ row, outcome }) => ({ row, faults: faultsOf(row, outcome) }))
      .filter(({ faults }) => faults.length > 0)
    const share = 1 - faulty.length / judged.length
    expect(judged.length).toBeGreaterThanOrEqual(200)
    expect({ isEnough: share >= LEAST_RIGHT, faulty: share >= LEAST_RIGHT ? '' : report(faulty) }).toEqual({
      isEnough: true,
      faulty: '',
    })
  })

  test('begins each reply with what it understood, in the language of the question', () => {
    const faulty = judged
      .map(({ row, outcome }) => ({ row, faults: generalFaults(row.q, outcome) }))
      .filter(({ faults }) => faults.length > 0)
    expect(report(faulty)).toBe('')
  })

  test('writes no amount, percentage, date or time of its own', () => {
    const faulty = judged
      .map(({ row, outcome }) => ({ row, faults: unsupportedFacts(scene.server.services, outcome) }))
      .filter(({ faults }) => faults.length > 0)
    expect(report(faulty)).toBe('')
  })

  test('shows nothing of another person', () => {
    const { other } = scene
    const shown = judged.filter(({ outcome }) => {
      const steps = JSON.stringify(outcome.steps)
      return steps.includes(other.orderid) || steps.includes(other.orderNo)
    })
    expect(shown.map(({ row }) => row.q)).toEqual([])
  })
})
