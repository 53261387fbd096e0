import { type BookingClient, usualForm } from './booking-client'
import { type Caller, call, type Reply } from './call'
import { newestCode } from './mailbox'
import type { TestServer } from './start-test-server'

/** An order with the address under which it was placed, and what identifies it to its guest and to its owner. */
export interface GuestsOrder {
  readonly email: string
  readonly orderNo: string
  readonly orderid: string
  readonly payId: string
}

/** The device that guests use unless a test names another one. */
export const GUEST_PHONE = 'phone-1'

let mailboxes = 0
let keys = 0

/** The usual contact with a mailbox of its own. */
export const guestContact = () => ({ ...usualForm.contact, email: `guest-${(mailboxes += 1)}@example.com` })

/** A caller with a guest token. */
export const asGuest = (guestToken: string, deviceId = GUEST_PHONE): Caller => ({
  deviceId,
  headers: { 'guest-order-token': guestToken },
})

/** The calls about an order that need no account. */
export type GuestClient = ReturnType<typeof guestClient>

/** Looks orders up without an account, and calls about them. */
export function guestClient({ app, services, clock }: TestServer, client: BookingClient) {
  const find = (input: object, deviceId = GUEST_PHONE): Promise<Reply> =>
    call(app, 'findOrderAsGuest', input, { deviceId })

  /** Requests a code for an order and returns the one that was mailed. */
  async function codeFor({ email, orderNo }: GuestsOrder): Promise<string> {
    expect((await find({ email, orderNo })).status).toBe(200)
    await client.work()
    return newestCode(services, email)
  }

  /** Opens an order with a mailed code; returns the reply's body. */
  async function open(order: GuestsOrder): Promise<Reply['body']> {
    const { email, orderNo } = order
    return (await find({ email, orderNo, code: await codeFor(order) })).body
  }

  /** Sends a request with an idempotency key of its own. */
  const act = (operationId: string, input: object, caller: Caller): Promise<Reply> =>
    call(app, operationId, input, {
      ...caller,
      headers: { ...caller.headers, 'idempotency-key': `guest-${(keys += 1)}` },
    })

  /** Expects a call to return 401 without a token, 404 for other orders, and 401 on another device, for a forged token and once the token has expired. */
  async function expectRefusals(operationId: string, order: GuestsOrder, other: GuestsOrder): Promise<void> {
    const inputOf = (orderid: string) => ({ orderid, quoteToken: 'x' })
    const input = inputOf(order.orderid)
    const token: string = (await open(order)).guestToken
    const guest = asGuest(token)
    expect((await act(operationId, input, { deviceId: GUEST_PHONE })).status).toBe(401)
    expect((await act(operationId, inputOf(other.orderid), guest)).status).toBe(404)
    expect((await act(operationId, inputOf('NOSUCHORDER'), guest)).status).toBe(404)
    expect((await act(operationId, input, asGuest(token, 'phone-2'))).body.code).toBe('guest_token_invalid')
    expect((await act(operationId, input, asGuest(`${token}x`))).body.code).toBe('guest_token_invalid')
    clock.advance(30 * 60_000)
    expect((await act(operationId, input, guest)).body.code).toBe('guest_token_invalid')
  }

  return { find, codeFor, open, act, expectRefusals }
}
