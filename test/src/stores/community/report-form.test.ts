import type { ReportReceipt } from '@/contract/report'
import { ReportFormStore } from '@/stores/community/report-form'
import { OrderReviewStore } from '@/stores/community/order-review'
import { heldCall, noReply } from '../../../support/client/held-call'

const receipt = (change: Partial<ReportReceipt> = {}): ReportReceipt => ({
  receipt: 'abcdefghijklmnopqrstu',
  state: 'open',
  outcome: '',
  reportedAt: '2026-11-25T08:00:00.000Z',
  ...change,
})

function open(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored))
  const sent = heldCall<Record<string, unknown>, ReportReceipt>()
  const states = heldCall<{ receipt: string }, ReportReceipt>()
  const form = new ReportFormStore(
    {
      report: { reportContent: sent.call, getReport: states.call },
      deviceStorage: {
        read: (name) => values.get(name) ?? null,
        write: (name, value) => void values.set(name, value),
        remove: (name) => void values.delete(name),
      },
      pageAddress: () => 'https://staylark.example/ugc/comment/hotel/h1',
    },
    { bizType: 'comment', bizId: 'c1' },
  )
  return { form, sent, states, values }
}

const complete = {
  reason: 'fake',
  explanation: ' Never was there. ',
  name: 'Ann',
  email: 'ann@example.com',
  isGoodFaith: true,
} as const

test('an incomplete report is not sent, and shows what is missing', async () => {
  const { form, sent } = open()
  expect(form.faults).toBeNull()
  await form.send()
  expect(sent.inputs).toEqual([])
  expect(form.faults?.reason).not.toBeNull()
})

test('a report carries the fields of a notice, and its receipt is stored', async () => {
  const { form, sent, values } = open()
  form.write(complete)
  void form.send()
  expect(form.isSending).toBe(true)
  expect(sent.inputs[0]).toEqual({
    ...complete,
    explanation: 'Never was there.',
    bizType: 'comment',
    bizId: 'c1',
    address: 'https://staylark.example/ugc/comment/hotel/h1',
  })
  await sent.reply(receipt())
  expect([form.isSending, form.receipt?.receipt, form.reports.length]).toEqual([false, receipt().receipt, 1])
  expect(values.get('sent_reports')).toContain(receipt().receipt)
})

test('reports of child abuse carry no name', async () => {
  const { form, sent } = open()
  form.write({ ...complete, reason: 'child_abuse' })
  void form.send()
  expect(sent.inputs[0]).not.toHaveProperty('name')
  expect(sent.inputs[0]).not.toHaveProperty('email')
})

test('a failure is shown and the form stays', async () => {
  const { form, sent } = open()
  form.write(complete)
  void form.send()
  await sent.fail(noReply)
  expect([form.failure?.kind, form.fields.reason, form.isSending]).toEqual(['network', 'fake', false])
})

test('reports of this device show what became of them', async () => {
  const { form, sent, states } = open()
  form.write(complete)
  void form.send()
  await sent.reply(receipt())
  const { values } = open()
  values.set('sent_reports', '')
  void form.start()
  await states.reply(receipt({ state: 'upheld', outcome: 'It was removed.' }))
  expect(form.reports[0]?.reply?.outcome).toBe('It was removed.')
})

test('a state that cannot be read leaves the report listed', async () => {
  const stored = [{ receipt: receipt().receipt, bizType: 'comment', reportedAt: receipt().reportedAt }]
  const { form, states } = open({ sent_reports: JSON.stringify(stored) })
  void form.start()
  await states.fail(noReply)
  expect(form.reports).toEqual([{ ...stored[0], reply: null }])
})

test('an order without a stay to review offers none', async () => {
  const stays = heldCall<{ orderId?: string }, { list: never[] }>()
  const store = new OrderReviewStore({ comment: { listReviewableStays: stays.call } }, 'o1')
  void store.look()
  expect(stays.inputs).toEqual([{ orderId: 'o1' }])
  await stays.fail(noReply)
  expect(store.stay.value).toBeNull()
})
