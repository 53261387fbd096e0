import type { CitySeed } from '../city-seed'

/** Facts of Sanya. */
export const sanya: CitySeed = {
  id: 'sanya',
  name: 'Sanya',
  localName: '三亚',
  otherNames: ['三亚市', 'San Ya'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 18.2431,
  lng: 109.505,
  setting: 'beach',
  scene: ['beach', 'palms'],
  level: 1.2,
  share: 2,
  hotRank: 7,
  intro: 'Long bays, warm sea all winter and fruit stalls on every corner at the southern tip of Hainan.',
  districts: [
    ['Yalong Bay', '亚龙湾', 18.229, 109.639],
    ['Dadonghai', '大东海', 18.221, 109.523],
    ['Sanya Bay', '三亚湾', 18.272, 109.444],
    ['Haitang Bay', '海棠湾', 18.325, 109.734],
    ['Jiyang', '吉阳区', 18.28, 109.578],
    ['Tianya', '天涯区', 18.299, 109.452],
  ],
  landmarks: [
    ['Yalong Bay Beach', 'Beach', 18.225, 109.638],
    ['Luhuitou Park', 'Park', 18.195, 109.499],
    ['Nanshan Temple', 'Temple', 18.296, 109.206],
    ['Sanya Phoenix Airport', 'Airport', 18.303, 109.412],
    ['First Market', 'Market', 18.243, 109.505],
  ],
  streets: [
    ['Yalong Bay Road', '亚龙湾路'],
    ['Haiyun Road', '海韵路'],
    ['Sanya Bay Road', '三亚湾路'],
    ['Yuya Road', '榆亚路'],
    ['Haitang North Road', '海棠北路'],
  ],
}
