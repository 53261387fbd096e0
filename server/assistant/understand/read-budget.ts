import { minorAmount } from '@/domain/money/amount-text'
import { currencyOf } from '@/domain/money/currency'
import type { UnderstoodBudget } from '../understood'
import { readCount } from './numbers'

/** A budget, and whether it is for the whole stay. */
export interface BudgetReading {
  readonly budget: UnderstoodBudget
  readonly isTotal: boolean
}

const currencies: readonly (readonly [pattern: string, code: string])[] = [
  ['us\\$|usd|us dollars?|美元|美金|美刀|刀', 'USD'],
  ['hk\\$|hkd|港币|港元|港纸', 'HKD'],
  ['nt\\$|twd|台币|新台币', 'TWD'],
  ['s\\$|sgd|新币|新加坡元', 'SGD'],
  ['a\\$|aud|澳元|澳币', 'AUD'],
  ['c\\$|cad|加元|加币', 'CAD'],
  ['€|eur|euros?|欧元|欧', 'EUR'],
  ['£|gbp|pounds?|quid|英镑', 'GBP'],
  ['jpy|yen|日元|日币|円', 'JPY'],
  ['krw|won|₩|韩元|韩币', 'KRW'],
  ['thb|baht|฿|泰铢', 'THB'],
  ['cny|rmb|yuan|renminbi|人民币|元|块钱|块', 'CNY'],
  ['\\$|dollars?|bucks', 'USD'],
  ['¥', 'CNY'],
]

const CURRENCY = `(?:${currencies.map(([pattern]) => pattern).join('|')})`
const AMOUNT =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)(?: ?(?:k(?![a-z])|千|万))?|[一二两三四五六七八九十百千万]*[百千万][一二两三四五六七八九十百千万]*'
const MONEY = `(${CURRENCY})? ?(?<![\\d.])(${AMOUNT})(?![\\d.]*\\d) ?(${CURRENCY}(?![a-z]))?`
const PER_NIGHT =
  ' *(?:(?:a|per|each|every|/|the|for a|for one) *(?:night|nt)(?![a-z])|nightly|/ ?晚|每晚|一晚|每个晚上|一夜)'
const NO_UNIT =
  '(?! *(?:-|\\*|%|stars?|星|nights?|晚(?!以)|people|persons?|adults?|guests?|kids?|children|rooms?|人|位|间|km|kilomet|公里|米|m(?:in|eter|etre)?s?(?![a-z])|分钟|years?|岁|days?|天|号|日|月|点|:|am(?![a-z])|pm(?![a-z])|st(?![a-z])|nd(?![a-z])|rd(?![a-z])|th(?![a-z])|vouchers?|张))'

const UPPER_BEFORE =
  '(?:under|below|less than|lower than|cheaper than|at most|max(?:imum)?(?: of)?|up to|no more than|not more than|not over|within|<=?|budget(?: is| of|:|：)?|不超过|不要超过|最多|低于|不高于|少于|控制在|预算(?:是|为|大概|在)?|最高|小于)'
const UPPER_AFTER = '(?:以下|以内|之内|之下|or less|or under|or below|max(?:imum)?|tops|at most)'
const LOWER_BEFORE =
  '(?:over|above|more than|at least|starting (?:at|from)|min(?:imum)?(?: of)?|from|>=?|超过|高于|不低于|至少|大于)'
const LOWER_AFTER = '(?:以上|起|or more|and up|\\+)'
const ABOUT_BEFORE = '(?:around|about|approx(?:imately)?|roughly|大概|大约|差不多|约)'
const ABOUT_AFTER = '(?:左右|上下|or so)'
const DASH = ' *(?:-|–|—|~|to|and|到|至) *'

/** Lower numbers without a currency or a night are no prices. */
const LEAST_BARE = 20
/** How far a price may be from a budget that is about right. */
const ABOUT = 0.2

type Bound = 'upper' | 'lower' | 'about'

const gap = '(?: *(?:cost(?:s|ing)?|pay(?:ing)?|spend(?:ing)?|price[ds]?)? *)'
const forms: readonly { readonly pattern: RegExp; readonly bound: Bound | 'range'; readonly isBare: boolean }[] = [
  { pattern: form(`${MONEY}${DASH}${MONEY}`), bound: 'range', isBare: false },
  { pattern: form(`(?<!不)${UPPER_BEFORE}${gap}${MONEY}`), bound: 'upper', isBare: true },
  { pattern: form(`${MONEY}(?: *(?:一晚|每晚|a night|per night))? *${UPPER_AFTER}`), bound: 'upper', isBare: true },
  { pattern: form(`(?<!不|no |not )${LOWER_BEFORE}${gap}${MONEY}`), bound: 'lower', isBare: true },
  { pattern: form(`${MONEY}(?: *(?:一晚|每晚|a night|per night))? *${LOWER_AFTER}`), bound: 'lower', isBare: true },
  { pattern: form(`${ABOUT_BEFORE} *${MONEY}`), bound: 'about', isBare: false },
  { pattern: form(`${MONEY}(?: *(?:一晚|每晚|a night|per night))? *${ABOUT_AFTER}`), bound: 'about', isBare: true },
  { pattern: form(MONEY), bound: 'upper', isBare: false },
]

function form(source: string): RegExp {
  return new RegExp(`(?<perNightBefore>(?:一晚|每晚) *)?(?:${source})${NO_UNIT}(?<perNight>${PER_NIGHT})?`, 'g')
}

function currencyIn(text: string | undefined, viewed: string): string | null {
  if (text === undefined) return null
  const code = currencies.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[1] ?? null
  const symbol = currencyOf(viewed)?.symbol ?? ''
  return (text === '$' || text === '¥') && symbol.endsWith(text) ? viewed : code
}

/** Words for the price of a whole stay. */
const TOTAL = /total|altogether|in all|all in|whole stay|whole trip|entire|总共|总预算|一共|总价|总计|合计/

/** Reads the budget of a normal text without its dates; amounts without a currency are in the one that the traveler views prices in. */
export function readBudget(text: string, viewedCurrency: string): BudgetReading | null {
  for (const { pattern, bound, isBare } of forms)
    for (const match of text.matchAll(pattern)) {
      const values = match.slice(1).filter((_, at) => at !== 0)
      const isPerNight = match.groups?.perNight !== undefined || match.groups?.perNightBefore !== undefined
      const reading = budgetOf(values, bound, { viewedCurrency, isPerNight, isBare })
      if (reading) return { budget: reading, isTotal: !isPerNight && TOTAL.test(text) }
    }
  return null
}

interface BudgetSigns {
  readonly viewedCurrency: string
  readonly isPerNight: boolean
  readonly isBare: boolean
}

function budgetOf(
  values: readonly (string | undefined)[],
  bound: Bound | 'range',
  { viewedCurrency, isPerNight, isBare }: BudgetSigns,
): UnderstoodBudget | null {
  const [before, amount = '', after, before2, amount2 = '', after2] = values
  const named = [before, after, before2, after2].flatMap((text) => currencyIn(text, viewedCurrency) ?? [])[0]
  const units = readCount(amount.replace(' ', ''))
  if (units === null || units <= 0) return null
  if (named === undefined && !isPerNight && (!isBare || units < LEAST_BARE)) return null
  const currencyCode = named ?? viewedCurrency
  const minor = (value: number) => minorAmount(value, currencyCode)
  if (bound === 'upper') return { currencyCode, toMinor: minor(units) }
  if (bound === 'lower') return { currencyCode, fromMinor: minor(units) }
  if (bound === 'about')
    return { currencyCode, fromMinor: minor(units * (1 - ABOUT)), toMinor: minor(units * (1 + ABOUT)) }
  const most = readCount(amount2.replace(' ', ''))
  return most === null || most <= units ? null : { currencyCode, fromMinor: minor(units), toMinor: minor(most) }
}
