import { vipProgressText } from '@/domain/account/vip-text'

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
