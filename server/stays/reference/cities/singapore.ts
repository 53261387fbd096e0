import type { CitySeed } from '../city-seed'

/** Facts of Singapore. */
export const singapore: CitySeed = {
  id: 'singapore',
  name: 'Singapore',
  localName: '新加坡',
  otherNames: ['Xinjiapo', 'Singapura', '狮城', 'Xin Jia Po'],
  countryCode: 'SG',
  timeZone: 'Asia/Singapore',
  lat: 1.2897,
  lng: 103.8501,
  setting: 'metropolis',
  scene: ['city', 'waterfront'],
  level: 1.7,
  share: 2,
  hotRank: 19,
  intro: 'Gardens between towers, hawker halls, and four languages on every sign.',
  districts: [
    ['Marina Bay', '滨海湾', 1.282, 103.858],
    ['Orchard', '乌节', 1.304, 103.832],
    ['Chinatown', '牛车水', 1.283, 103.844],
    ['Kampong Glam', '甘榜格南', 1.302, 103.859],
    ['Little India', '小印度', 1.306, 103.852],
    ['Tiong Bahru', '中峇鲁', 1.286, 103.832],
  ],
  landmarks: [
    ['Gardens by the Bay', 'Park', 1.2816, 103.8636],
    ['Merlion Park', 'Sight', 1.2868, 103.8545],
    ['National Gallery', 'Museum', 1.2903, 103.8515],
    ['Maxwell Food Centre', 'Market', 1.2803, 103.8448],
    ['Botanic Gardens', 'Park', 1.3138, 103.8159],
    ['Changi Airport', 'Airport', 1.3644, 103.9915],
  ],
  streets: [
    ['Orchard Road', '乌节路'],
    ['Beach Road', '美芝路'],
    ['South Bridge Road', '桥南路'],
    ['Serangoon Road', '实龙岗路'],
    ['Eng Hoon Street', '永勋街'],
  ],
}
