import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { answered, askDesk, openDesk, sendText } from './support/support-desk'

const shop = shopOfTests()

const question = '上海外滩附近下周末的酒店，两个大人'

/** The assistant's texts and titles of cards. */
const answerOf = async (phone: MiniProgram): Promise<string> => {
  await openDesk(phone)
  const turn = await askDesk(phone, question)
  return [...findNodes(turn, '.bubble-other'), ...findNodes(turn, '.answer-card-title')]
    .map(({ text }) => text)
    .join('\n')
}

const countOf = (phone: MiniProgram, part: string) =>
  phone.network.requestedUrls.filter((url) => url.includes(part)).length

describe('answers', () => {
  const phones: MiniProgram[] = []
  const phoneOf = (...facts: ConstructorParameters<typeof MiniProgram>) => {
    const phone = new MiniProgram(...facts)
    phones.push(phone)
    return phone
  }

  afterEach(() => phones.splice(0).forEach((phone) => phone.end()))

  test('are the same on all hosts, whether streamed or polled', async () => {
    const [weapp, alipay, tt] = hosts.map((kind) => phoneOf(kind, shop.url))
    const old = phoneOf('tt', shop.url, { hasEventSource: false })
    if (!weapp || !alipay || !tt) throw new Error('a host is missing')
    const read: string[] = []
    for (const phone of [weapp, tt, alipay, old]) read.push(await answerOf(phone))
    expect(read[0]).toContain('AI assistant')
    expect(new Set(read).size).toBe(1)
    expect(read[0]).not.toContain('\uFFFD')
    expect(weapp.network.cutCharacters).toBeGreaterThan(0)
    const polled = [weapp, tt, alipay, old].map((phone) => countOf(phone, '/dialog/query'))
    const streamed = [weapp, tt, alipay, old].map((phone) => phone.network.streamedUrls.length)
    expect([polled.map((count) => count > 0), streamed]).toEqual([
      [false, false, true, true],
      [1, 1, 0, 0],
    ])
    expect([weapp, tt, alipay, old].map(faultsOf)).toEqual([[], [], [], []])
  }, 90_000)

  test.each(['weapp', 'tt'] as const)(
    '%s: a stream that breaks is read on by polling, from its last event',
    async (kind) => {
      const phone = phoneOf(kind, shop.url)
      await openDesk(phone)
      phone.network.breakNextStream()
      await sendText(phone, question)
      const turn = await answered(phone, question)
      expect([phone.network.streamedUrls.length, countOf(phone, '/dialog/query') > 0]).toEqual([1, true])
      expect(findNodes(turn, '.answer-card').length).toBeGreaterThan(0)
      expect(turn.text.split('I understood').length - 1).toBeLessThanOrEqual(1)
      expect(faultsOf(phone)).toEqual([])
    },
    60_000,
  )

  test.each(hosts)(
    '%s: an answer whose connection is lost is read on when it is there again',
    async (kind) => {
      const phone = phoneOf(kind, shop.url)
      await openDesk(phone)
      phone.network.loseNextReply('/im/dialog')
      await sendText(phone, question)
      await phone.tap('.bubble-controls .btn', 'Try again')
      const turn = await answered(phone, question)
      expect([phone.all('.udesk-turn').length, findNodes(turn, '.answer-card').length > 0]).toEqual([1, true])
      expect(faultsOf(phone)).toEqual([])
    },
    60_000,
  )
})
