import type { VipPrice } from '@/contract/stay'
import { vipText } from '@/domain/text/vip-price-text'

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
