import { call, type Caller } from './call'
import type { TestServer } from './start-test-server'

/** A traveler as the form sends one. */
export const usualTraveler = {
  name: '李雷',
  idType: 'mainlandId',
  idNo: '11010519491231002X',
  tel: '13800138000',
}

/** Saves the usual traveler, once however often it is called; returns the id. */
export async function travelerOf({ app }: TestServer, caller: Caller): Promise<string> {
  const { status, body } = await call(app, 'saveTraveler', usualTraveler, caller)
  if (status !== 200) throw new Error(`no traveler: ${status} ${JSON.stringify(body)}`)
  return body.id
}
