import { openPhone } from './support/browser'
import { openAgent } from './support/chat-agent'
import { ask, lastTurn, send } from './support/conversation'
import { eventually } from './support/eventually'
import { payTwoRooms } from './support/refunds'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

test('a weekend is planned by dialog, and the card that came leads to the booking form with its stay', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Customer support' }).tap()
  await page.getByText('AI assistant – a program, not a person').waitFor()
  await ask(page, 'A hotel in Kyoto for next weekend for 2 people')
  await page.getByRole('button', { name: /^Forget: Kyoto/ }).waitFor()
  const hotel = lastTurn(page).locator('.answer-card').first()
  const name = await hotel.locator('.answer-card-title').textContent()
  await ask(page, `What rooms does ${name} have?`)
  await lastTurn(page).getByText('Choose this room').first().tap()
  await page.getByRole('heading', { name: 'Submit Order' }).waitFor()
  await page.locator('.book-hotel').waitFor()
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((field) => new URL(page.url()).searchParams.get(field))
  expect([checkIn, checkOut].every((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toBe(true)
  await page.goBack()
  await lastTurn(page).getByText(`What rooms does ${name} have?`).waitFor()
  await page.reload()
  await lastTurn(page).getByText(`What rooms does ${name} have?`).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('how a refund stands is shown on a card of the order', async () => {
  const phone = await openSignedInPhone(staylark, 'rita@example.com')
  const { orderid, orderNo } = await payTwoRooms(phone, { daysAhead: 40 })
  const { quoteToken } = await phone.api.order.quoteCancel({ orderid })
  await phone.api.order.applyForCancel(
    { orderid, quoteToken: quoteToken ?? '', reason: 'plans_changed' },
    { idempotencyKey: `refund-${orderid}` },
  )
  await phone.page.goto(`/im/udesk?from=order&id=${orderid}`)
  await ask(phone.page, 'Where is my refund?')
  const card = lastTurn(phone.page).locator('.answer-card', { hasText: orderNo })
  await card
    .getByText(/Refund of|refund/i)
    .first()
    .waitFor()
  await card.tap()
  await phone.page.getByRole('heading', { name: 'Order Details' }).waitFor()
  expect(phone.errors).toEqual([])
}, 120_000)

test('a chat with a person survives a lost connection, and is rated once', async () => {
  const agent = await openAgent(staylark, 'agent@example.com')
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/im/udesk')
  await ask(page, 'I want to talk to a person')
  await lastTurn(page).getByRole('button', { name: 'Talk to a person' }).tap()
  const sessionId = await agent.take()
  await page.getByText('Now you are talking to a person.').waitFor()
  await send(page, 'Is there a crib?')
  await page.locator('.bubble-note', { hasText: 'Sent' }).waitFor()
  await agent.answer(sessionId, 'Let me look.')
  await page.getByText('Let me look.').waitFor()
  await agent.read(sessionId)
  await page.locator('.bubble-note', { hasText: 'Read' }).waitFor()

  await context.setOffline(true)
  await send(page, 'Are you there?')
  await send(page, 'We come at nine.')
  await eventually(
    () => page.locator('.bubble-note', { hasText: 'Waiting to be sent' }).count(),
    (count) => expect(count).toBe(2),
  )
  await agent.answer(sessionId, 'There is one.')
  await page.reload().catch(() => undefined)
  await context.setOffline(false)
  await page.goto('/im/udesk?room=person')
  await page.getByText('There is one.').waitFor()
  await eventually(
    () => agent.read(sessionId),
    (read) =>
      expect(read.filter((line) => !line.startsWith('system'))).toEqual([
        'traveler: Is there a crib?',
        'agent: Let me look.',
        'agent: There is one.',
        'traveler: Are you there?',
        'traveler: We come at nine.',
      ]),
  )
  for (const text of ['Is there a crib?', 'Let me look.', 'There is one.', 'Are you there?', 'We come at nine.'])
    expect(await page.getByText(text, { exact: true }).count()).toBe(1)

  await agent.close(sessionId)
  await page.getByRole('button', { name: 'Rate this chat' }).tap()
  await page.getByRole('radio', { name: '5 stars' }).tap()
  await page.getByRole('button', { name: 'Yes' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Start another chat' }).waitFor()
  expect(await page.getByRole('button', { name: 'Rate this chat' }).count()).toBe(0)
  expect(errors).toEqual([])
}, 120_000)
