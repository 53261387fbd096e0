import type { CitySeed } from '../city-seed'

/** Facts of Suzhou. */
export const suzhou: CitySeed = {
  id: 'suzhou',
  name: 'Suzhou',
  localName: '苏州',
  otherNames: ['苏州市', 'Soochow', 'Su Zhou', '姑苏'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 31.3041,
  lng: 120.5954,
  setting: 'heritage',
  scene: ['old-town', 'canal'],
  level: 0.95,
  share: 2,
  hotRank: 12,
  intro: 'Classical gardens, canals and silk workshops, half an hour from Shanghai by fast train.',
  districts: [
    ['Gusu', '姑苏区', 31.311, 120.617],
    ['Suzhou Industrial Park', '工业园区', 31.324, 120.709],
    ['Pingjiang Road', '平江路', 31.317, 120.633],
    ['Shantang', '山塘街', 31.32, 120.593],
    ['Wuzhong', '吴中区', 31.263, 120.632],
    ['Jinji Lake', '金鸡湖', 31.31, 120.702],
  ],
  landmarks: [
    ["Humble Administrator's Garden", 'Park', 31.326, 120.629],
    ['Lingering Garden', 'Park', 31.318, 120.588],
    ['Tiger Hill', 'Sight', 31.336, 120.574],
    ['Suzhou Museum', 'Museum', 31.324, 120.627],
    ['Suzhou Railway Station', 'Station', 31.33, 120.61],
  ],
  streets: [
    ['Guanqian Street', '观前街'],
    ['Shiquan Street', '十全街'],
    ['Renmin Road', '人民路'],
    ['Ganjiang East Road', '干将东路'],
    ['Lindun Road', '临顿路'],
  ],
}
