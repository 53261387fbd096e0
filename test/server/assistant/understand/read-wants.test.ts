import { hotelFeatures } from '../../../../server/stays/search/hotel-features'
import { hotelFeatureNames } from '../../../../server/assistant/builtin/feature-names'
import { forgottenIn, startsOver } from '../../../../server/assistant/understand/forgotten'
import { normalText } from '../../../../server/assistant/understand/normal-text'
import { readCount } from '../../../../server/assistant/understand/numbers'
import { readBudget } from '../../../../server/assistant/understand/read-budget'
import { readFeatures } from '../../../../server/assistant/understand/read-features'
import { partyWith, readGuests } from '../../../../server/assistant/understand/read-guests'

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['1,200', 1200],
    ['2k', 2000],
    ['1.5万', 15_000],
    ['a couple of', 2],
    ['seven', 7],
    ['十一', 11],
    ['二十三', 23],
    ['两千', 2000],
    ['三百五', 350],
    ['一千零五', 1005],
    ['一万二', 12_000],
    ['many', null],
    ['', null],
  ])('%s', (text, value) => {
    expect(readCount(text)).toBe(value)
  })
})

describe('budgets', () => {
  const read = (text: string, viewed = 'CNY') => {
    const reading = readBudget(normalText(text), viewed)
    if (!reading) return 'none'
    const { currencyCode, fromMinor = '', toMinor = '' } = reading.budget
    return `${currencyCode} ${fromMinor}-${toMinor}${reading.isTotal ? ' total' : ''}`
  }

  test.each([
    ['under 200 a night', 'CNY -20000'],
    ['less than EUR 120', 'EUR -12000'],
    ['$150', 'USD -15000'],
    ['HK$1,200 per night', 'HKD -120000'],
    ['1000 to 2000 a night', 'CNY 100000-200000'],
    ['between 100 and 200 euros', 'EUR 10000-20000'],
    ['at least 300 yuan', 'CNY 30000-'],
    ['about 500 yuan', 'CNY 40000-60000'],
    ['max 20000 yen', 'JPY -20000'],
    ['no more than 3k', 'CNY -300000'],
    ['3000 yuan in total', 'CNY -300000 total'],
    ['500元以下', 'CNY -50000'],
    ['两千以内', 'CNY -200000'],
    ['一晚不超过八百', 'CNY -80000'],
    ['300到800块', 'CNY 30000-80000'],
    ['1000以上', 'CNY 100000-'],
    ['每晚500元', 'CNY -50000'],
    ['总预算3000元', 'CNY -300000 total'],
    ['2 adults', 'none'],
    ['4-5 stars', 'none'],
    ['under 5 km', 'none'],
    ['for 3 nights', 'none'],
    ['children under 12', 'none'],
    ['3 rooms', 'none'],
    ['room 212', 'none'],
    ['四星以上', 'none'],
    ['三个人', 'none'],
  ])('%s', (text, budget) => {
    expect(read(text)).toBe(budget)
  })

  test('take a sign that several currencies have for the one in which prices are viewed', () => {
    expect([read('$150', 'HKD'), read('¥9000', 'JPY'), read('¥900', 'EUR')]).toEqual([
      'HKD -15000',
      'JPY -9000',
      'CNY -90000',
    ])
  })
})

describe('guests', () => {
  test.each([
    ['2 adults and 1 child', { adults: 2, children: 1 }],
    ['for two', { adults: 2 }],
    ['4 people including 2 children', { adults: 2, children: 2 }],
    ['a family of five', { adults: 2, children: 3 }],
    ['just me', { adults: 1 }],
    ['with my husband and our baby', { adults: 2, children: 1 }],
    ['3 rooms', { rooms: 3 }],
    ['两大一小', { adults: 2, children: 1 }],
    ['一家四口', { adults: 2, children: 2 }],
    ['三个人两间房', { adults: 3, rooms: 2 }],
    ['带孩子', { children: 1 }],
  ])('%s', (text, counts) => {
    expect(readGuests(normalText(text))?.counts).toEqual(counts)
  })

  test.each(['for 3 stars', 'a room', 'second floor', '人民公园', '第三家'])('%s names nobody', (text) => {
    expect(readGuests(normalText(text))?.counts.adults).toBeUndefined()
  })

  test('become a party in which every room has an adult', () => {
    expect(partyWith({ rooms: 3 })).toEqual({ rooms: 3, adults: 3, children: 0 })
    expect(partyWith({ adults: 1 }, { rooms: 2, adults: 4, children: 1 })).toEqual({ rooms: 1, adults: 1, children: 0 })
    expect(partyWith({ children: 2 })).toEqual({ rooms: 1, adults: 2, children: 2 })
  })
})

describe('features', () => {
  test.each(hotelFeatures.filter(({ key }) => key !== 'breakfast').map(({ key, label }) => ({ key, label })))(
    '$label is understood by its own name, with and without it',
    ({ key, label }) => {
      const chinese = hotelFeatureNames[key] ?? ''
      expect(readFeatures(normalText(`with ${label}`)).tags).toContain(key)
      expect(readFeatures(normalText(`要有${chinese}`)).tags).toContain(key)
      expect(readFeatures(normalText(`Without ${label}`)).dropped).toContain(key)
      expect(readFeatures(normalText(`不要${chinese}`)).dropped).toContain(key)
    },
  )

  test.each([
    ['five-star', [6, 7]],
    ['4 stars or more', [5, 6, 7]],
    ['3 or 4 star', [4, 5]],
    ['5*', [6, 7]],
    ['四星级', [5]],
    ['三星以上', [4, 5, 6, 7]],
    ['luxury', [6, 7]],
    ['a 2 hour drive', null],
  ])('%s', (text, grades) => {
    expect(readFeatures(normalText(text)).grades).toEqual(grades)
  })
})

describe('what is no longer wanted', () => {
  test.each([
    ['Any budget is fine', ['budget']],
    ['Any stars are fine', ['grades']],
    ['forget the dates', ['dates']],
    ['my dates are flexible', ['dates']],
    ['不限预算', ['budget']],
    ['星级不限', ['grades']],
    ['with a pool', []],
  ])('%s', (text, parts) => {
    expect(forgottenIn(normalText(text))).toEqual(parts)
  })

  test('may be everything', () => {
    expect(['start over', '重新开始', 'start in Kyoto'].map((text) => startsOver(normalText(text)))).toEqual([
      true,
      true,
      false,
    ])
  })
})
