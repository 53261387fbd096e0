import type { VipPrice } from '@/contract/stay'
import { vipText, vipProgressText } from '@/domain/account/vip-text'

describe('vipText', () => {
  const offered: VipPrice = { state: 'offered', amount: '640' }

  test.each<[string, VipPrice | undefined, boolean, string | null]>([
    ['no member price', undefined, true, null],
    ['a VIP', { state: 'taken' }, false, 'VIP price'],
    ['a VIP where it is told to all', { state: 'taken' }, true, 'VIP price'],
    ['somebody signed in', offered, true, 'VIP price ¥ 640'],
    ['somebody signed in, where there is no room', offered, false, null],
    ['a visitor', { state: 'hidden' }, true, 'VIPs pay less: 3 stays in 12 months'],
    ['a visitor, where there is no room', { state: 'hidden' }, false, null],
  ])('%s', (_, vip, isShownToAll, text) => {
    expect(vipText(vip, '¥', isShownToAll)).toBe(text)
  })
})

describe('vipProgressText', () => {
  test.each([
    [
      { isVip: false, until: null, stays: 0, toGo: 3, by: null },
      '0 of 3 stays',
      'The day that you check out of the first begins the 12 months.',
    ],
    [
      { isVip: false, until: null, stays: 1, toGo: 2, by: '2027-11-09' },
      '1 of 3 stays',
      'Complete 2 more stays by Tue 9 Nov 2027 to become a VIP for 12 months.',
    ],
    [
      { isVip: false, until: null, stays: 2, toGo: 1, by: '2027-01-03' },
      '2 of 3 stays',
      'Complete 1 more stay by Sun 3 Jan 2027 to become a VIP for 12 months.',
    ],
    [
      { isVip: true, until: '2027-11-09', stays: 2, toGo: 1, by: '2027-10-10' },
      'You are a VIP until Tue 9 Nov 2027',
      'Complete 1 more stay by Sun 10 Oct 2027 to remain one for longer.',
    ],
    [{ isVip: true, until: null, stays: 1, toGo: 2, by: '2027-11-09' }, 'You are a VIP', null],
  ])('%j', (progress, title, next) => {
    expect(vipProgressText(progress)).toEqual({ title, next })
  })
})
