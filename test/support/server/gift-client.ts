import type { BookingClient } from './booking-client'
import type { Reply } from './call'
import { emailsTo } from './mailbox'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

let keys = 0

const nextKey = () => `gift-key-${(keys += 1)}`

/** Gives, claims, and makes appointments as the app does; every method but the last returns the whole reply. */
export interface GiftClient {
  give(person: SignedInPerson, voucherId: string, email: string, message?: string): Promise<Reply>
  withdraw(person: SignedInPerson, voucherId: string): Promise<Reply>
  read(token: string, person?: SignedInPerson): Promise<Reply>
  claim(person: SignedInPerson, token: string, key?: string): Promise<Reply>
  infoOfCode(person: SignedInPerson, code: string): Promise<Reply>
  claimCode(person: SignedInPerson, code: string, key?: string): Promise<Reply>
  bookInfo(person: SignedInPerson, voucherId: string): Promise<Reply>
  propose(
    person: SignedInPerson,
    voucherId: string,
    hotelId: string,
    days: readonly string[],
    requestText?: string,
  ): Promise<Reply>
  cancelProposal(person: SignedInPerson, voucherId: string): Promise<Reply>
  /** The token in the newest gift email to an address. */
  tokenFor(email: string): Promise<string>
}

/** A client for vouchers that change hands, on a test's server. */
export function giftClient({ services }: TestServer, { request }: BookingClient): GiftClient {
  return {
    give: (person, voucherId, email, message = '') =>
      request('giveVoucher', { voucherId, email, message }, person, nextKey()),
    withdraw: (person, voucherId) => request('withdrawGift', { voucherId }, person, nextKey()),
    read: (token, person) => request('getGift', { token }, person),
    claim: (person, token, key = nextKey()) => request('claimGift', { token }, person, key),
    infoOfCode: (person, code) => request('getTravelCouponExchangeInfo', { code }, person),
    claimCode: (person, code, key = nextKey()) => request('submitTravelCouponExchange', { code }, person, key),
    bookInfo: (person, voucherId) => request('getBookInfo', { voucherId }, person),
    propose: (person, voucherId, hotelId, days, requestText = '') =>
      request('submitBookInfo', { voucherId, hotelId, days, note: requestText }, person, nextKey()),
    cancelProposal: (person, voucherId) => request('cancelBookInfo', { voucherId }, person, nextKey()),
    tokenFor: async (email) => {
      const emails = (await emailsTo(services, email)).map(({ textBody }) => textBody)
      const token = emails.map((text) => /gift\?claim=([\w-]+)/.exec(text)?.[1]).find((found) => found !== undefined)
      if (token === undefined) throw new Error(`no gift was sent to ${email}`)
      return token
    },
  }
}
