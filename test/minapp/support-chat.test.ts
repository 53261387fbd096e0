import { recentViewRoutes } from '@/contract/search'
import { waitForReply } from './support/community'
import { faultsOf } from './support/faults-of'
import { lookAround } from './support/host-device'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { ninePictures, signInFirst, uploaded } from './support/posting'
import { shopOfTests } from './support/shop'
import { agentAt, handOver, openChat, textsOf } from './support/support-agent'
import { sendText } from './support/support-desk'
import { openHotel, searchCity } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  const notesWith = (text: string) => phone.all('.bubble-note', text).length

  test('a person takes over, the connection is lost and comes back, and each message is there once and in order', async () => {
    const agent = await agentAt(shop, `agent.${kind}@example.com`)
    const sessionId = await handOver(phone, agent)
    await sendText(phone, 'Is there a crib?')
    await phone.see('.bubble-note', 'Sent')
    await agent.answer(sessionId, 'Let me look.')
    await phone.see('.bubble-other .bubble-text', 'Let me look.')
    await agent.read(sessionId)
    await phone.see('.bubble-note', 'Read')

    phone.network.goDown()
    await sendText(phone, 'Are you there?')
    await sendText(phone, 'We come at nine.')
    await sendText(phone, 'By train.')
    await phone.waitFor('three that wait', () => notesWith('Waiting to be sent') === 3)
    await agent.answer(sessionId, 'There is one.')
    phone.network.comeBack()
    await phone.see('.bubble-other .bubble-text', 'There is one.')
    await phone.waitFor('none that waits', () => notesWith('Waiting to be sent') === 0)
    const inOrder = [
      'Is there a crib?',
      'Let me look.',
      'There is one.',
      'Are you there?',
      'We come at nine.',
      'By train.',
    ]
    expect(textsOf(phone)).toEqual(inOrder)
    const written = async () => (await agent.read(sessionId)).filter((line) => !line.startsWith('system'))
    expect((await written()).map((line) => line.replace(/^\w+: /, ''))).toEqual(inOrder)

    phone.network.loseNextReply('/im/chat/message')
    await sendText(phone, 'See you.')
    await phone.waitFor('it to arrive', () => notesWith('Waiting to be sent') === 0)
    phone.network.cutAll()
    await agent.answer(sessionId, 'Have a good trip.')
    await phone.see('.bubble-other .bubble-text', 'Have a good trip.')
    expect(await written()).toHaveLength(8)
    openChat(phone)
    await phone.see('.bubble-other .bubble-text', 'Have a good trip.')
    expect(textsOf(phone)).toEqual([...inOrder, 'See you.', 'Have a good trip.'])

    await agent.close(sessionId)
    await phone.tap('.udesk-closed .btn', 'Rate this chat')
    const stars = await phone.waitFor('the stars', () => phone.all('.sheet .rate-choice').at(-1))
    phone.page.fire(stars, 'tap')
    await phone.tap('.chip', 'Yes')
    await phone.tap('.sheet-foot .btn', 'Send')
    await phone.waitFor('the survey to close', () => !phone.find('.sheet-panel'))
    openChat(phone)
    await phone.see('.udesk-closed .btn', 'Start another chat')
    expect(phone.find('.udesk-closed .btn', 'Rate this chat')).toBeUndefined()
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)

  test('messages that were written before the app was closed are sent when it opens again', async () => {
    const agent = await agentAt(shop, `again.${kind}@example.com`)
    const sessionId = await handOver(phone, agent)
    phone.network.goDown()
    await sendText(phone, 'First.')
    await sendText(phone, 'Second.')
    phone.end()
    const again = new MiniProgram(kind, shop.url, {}, phone.storage)
    openChat(again)
    await again.waitFor('both to be sent', () => again.all('.bubble-note', 'Sent').length === 2)
    expect((await agent.read(sessionId)).slice(-2)).toEqual(['traveler: First.', 'traveler: Second.'])
    expect(faultsOf(again)).toEqual([])
    again.end()
    await agent.close(sessionId)
  }, 60_000)

  test('a picture and the card of a viewed hotel are sent', async () => {
    const agent = await agentAt(shop, `sees.${kind}@example.com`)
    await signInFirst(phone, shop, `shows.${kind}@example.com`)
    await searchCity(phone)
    await openHotel(phone)
    await waitForReply(phone, recentViewRoutes.receiveRecommendLog.path)
    const sessionId = await handOver(phone, agent)
    phone.device.album = ninePictures.slice(0, 1)
    await phone.tap('.compose-more')
    await phone.tap('.sheet .btn', 'Choose a picture')
    const picture = await phone.see('.bubble-own .udesk-picture image')
    expect(String(picture.attributes.src)).toMatch(uploaded)
    await phone.waitFor('the sheet to go', () => !phone.find('.sheet-panel'))
    await phone.tap('.compose-more')
    await phone.tap('.sheet .chip', 'Viewed')
    await phone.tap('.udesk-pick')
    await phone.waitFor('both to be sent', () => notesWith('Sent') === 2)
    await phone.tap('.bubble-own .udesk-card-link')
    await phone.arrive(pageOf('hotelDetail'))
    expect((await agent.read(sessionId)).slice(-2)).toEqual(['traveler: ', 'traveler: '])
    expect(faultsOf(phone)).toEqual([])
    await agent.close(sessionId)
  }, 90_000)

  test('a chat of 200 messages stays light, and all of them can be read', async () => {
    const agent = await agentAt(shop, `long.${kind}@example.com`)
    const sessionId = await handOver(phone, agent)
    phone.open(pageOf('home'))
    for (let count = 1; count <= 200; count += 1) await agent.answer(sessionId, `Line ${count} of a long story.`)
    const near = new Set<string>()
    phone.device.isNear = (selector) => !selector.startsWith('#messages-') || near.has(selector)
    openChat(phone)
    await phone.see('.bubble-text', 'Line 200 of a long story.')
    const pieces = () => phone.all('.udesk-piece')
    for (let page = 1; page <= 3; page += 1) {
      const shown = pieces().length
      await phone.tap('.udesk-thread .btn', 'Earlier messages')
      await phone.waitFor('more of them', () => pieces().length > shown)
    }
    await phone.tap('.udesk-thread .btn', 'Earlier messages')
    await phone.waitFor('the first ones', () => !phone.find('.udesk-thread .btn', 'Earlier messages'))
    const read = new Set<string>()
    const all = pieces().map(({ id }) => `#${id}`)
    for (const selector of all) {
      near.clear()
      near.add(selector)
      lookAround(phone.device)
      await phone.waitFor(`${selector} alone`, () => {
        const rendered = pieces().filter(({ classes }) => !classes.includes('udesk-piece-empty'))
        return rendered.length === 1 && `#${rendered[0]?.id}` === selector
      })
      textsOf(phone).forEach((text) => read.add(text))
    }
    expect(read.size).toBe(200)
    expect(faultsOf(phone)).toEqual([])
    await agent.close(sessionId)
  }, 120_000)
})
