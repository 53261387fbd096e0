import type { CitySeed } from '../city-seed'

/** Facts of Chongqing. */
export const chongqing: CitySeed = {
  id: 'chongqing',
  name: 'Chongqing',
  localName: '重庆',
  otherNames: ['重庆市', 'Yu', '渝', 'Chung King', 'Chong Qing'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 29.5628,
  lng: 106.5528,
  setting: 'metropolis',
  scene: ['city', 'bridge'],
  level: 0.85,
  share: 2,
  hotRank: 6,
  intro:
    'A city built on hills between two rivers, where metro lines pass through buildings and hotpot is eaten at any hour.',
  districts: [
    ['Yuzhong', '渝中区', 29.555, 106.569],
    ['Jiefangbei', '解放碑', 29.559, 106.577],
    ['Jiangbei', '江北区', 29.606, 106.574],
    ["Nan'an", '南岸区', 29.523, 106.563],
    ['Shapingba', '沙坪坝区', 29.541, 106.457],
    ['Guanyinqiao', '观音桥', 29.574, 106.531],
  ],
  landmarks: [
    ['Hongyadong', 'Sight', 29.564, 106.577],
    ['Ciqikou Old Town', 'Sight', 29.581, 106.449],
    ['Yangtze River Cableway', 'Sight', 29.556, 106.585],
    ['Three Gorges Museum', 'Museum', 29.562, 106.549],
    ['Chongqing North Railway Station', 'Station', 29.609, 106.551],
  ],
  streets: [
    ['Zourong Road', '邹容路'],
    ['Bayi Road', '八一路'],
    ['Nanbin Road', '南滨路'],
    ['Minsheng Road', '民生路'],
    ['Jianxin North Road', '建新北路'],
  ],
}
