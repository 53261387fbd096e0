import { getCountryDataList } from 'countries-list'
import { iso1A2Code, iso1A2Codes } from '@rapideditor/country-coder'
import type { Point } from '@/domain/stays/location'

/** What operators write that is neither an ISO code nor a name in the list. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'england', 'scotland', 'wales', 'northern ireland', 'great britain', 'britain', 'gb-eng', '英国', '英國'],
  US: ['usa', 'united states of america', 'america', 'estados unidos', '美国', '美國'],
  CN: ['prc', 'pr china', 'peoples republic of china', 'mainland china', '中华人民共和国', '中國', '中国'],
  HK: ['hong kong sar', 'hong kong sar china', 'hongkong', '中国香港', '香港'],
  MO: ['macau', 'macao', 'macau sar', 'macao sar', '中国澳门', '澳门', '澳門'],
  TW: ['taiwan china', 'taiwan', 'chinese taipei', '中国台湾', '台湾', '台灣', '臺灣'],
  KR: ['korea', 'south korea', 'republic of korea', '韩国', '韓國'],
  JP: ['日本国', '日本'],
  AE: ['uae', 'emirates', '阿联酋'],
  CZ: ['czech republic', 'czechia', '捷克'],
  NL: ['holland', 'the netherlands', '荷兰'],
  TR: ['turkey', 'turkiye', '土耳其'],
  RU: ['russian federation', '俄罗斯'],
  VN: ['viet nam', '越南'],
  DE: ['brd', '德国', '德國'],
  FR: ['法国', '法國'],
  ES: ['西班牙'],
  IT: ['意大利'],
  AT: ['奥地利'],
  CH: ['suisse', 'schweiz', 'svizzera', '瑞士'],
  TH: ['泰国', '泰國'],
  SG: ['新加坡'],
  MY: ['马来西亚'],
  ID: ['印度尼西亚'],
  AU: ['澳大利亚'],
  NZ: ['新西兰'],
  CA: ['加拿大'],
  MK: ['macedonia'],
  CI: ['ivory coast'],
  CD: ['dr congo'],
  VA: ['vatican', 'holy see'],
  IE: ['republic of ireland', 'eire', '爱尔兰'],
  EG: ['埃及'],
  PT: ['葡萄牙'],
  GR: ['希腊'],
}

/** Letters and digits alone, so that "U.S.A." is "USA". */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')

const codes = new Map([
  ...Object.entries(OTHER_NAMES).flatMap(([iso2, names]) =>
    names.map((name): [string, string] => [folded(name), iso2]),
  ),
  ...getCountryDataList().flatMap(({ iso2, iso3, name, native }) =>
    [iso2, iso3, name, native].map((known): [string, string] => [folded(known), iso2]),
  ),
])

/** The ISO 3166 code of two letters for a country's code of two or three letters or one of its names; null for others. */
export const countryCodeOf = (text: string): string | null => codes.get(folded(text)) ?? null

/** Coordinates of hotels are often rounded, and borders run through streets: some ten kilometers are accepted. */
const TOLERANCE_DEGREES = 0.1

/** ISO codes of the countries and territories whose borders, with their coastal waters, hold a point or pass close by; empty on the open sea. */
export function countriesAt({ lat, lng }: Point): ReadonlySet<string> {
  return new Set(
    iso1A2Codes([
      Math.max(-180, lng - TOLERANCE_DEGREES),
      Math.max(-90, lat - TOLERANCE_DEGREES),
      Math.min(180, lng + TOLERANCE_DEGREES),
      Math.min(90, lat + TOLERANCE_DEGREES),
    ]),
  )
}

/** The country or territory in which a point lies, as precisely as ISO codes go; null on the open sea. */
export const territoryAt = ({ lat, lng }: Point): string | null => iso1A2Code([lng, lat], { level: 'territory' })

/** Whether a point lies in a territory of a country, e.g. San Juan in the United States. */
export const isTerritoryOf = ({ lat, lng }: Point, countryCode: string): boolean =>
  iso1A2Codes([lng, lat]).includes(countryCode) || (countryCode === 'CN' && territoryAt({ lat, lng }) === 'TW')
