import type { CitySeed } from '../city-seed'

/** Facts of Harbin. */
export const harbin: CitySeed = {
  id: 'harbin',
  name: 'Harbin',
  localName: '哈尔滨',
  otherNames: ['哈尔滨市', "Ha'erbin", '冰城', 'Ha Er Bin'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 45.75,
  lng: 126.65,
  setting: 'north',
  scene: ['lodge', 'snow'],
  level: 0.8,
  share: 1,
  hotRank: null,
  intro: 'Snow, ice lanterns and onion domes along a cobbled street that runs down to a frozen river.',
  districts: [
    ['Daoli', '道里区', 45.756, 126.617],
    ['Nangang', '南岗区', 45.76, 126.669],
    ['Daowai', '道外区', 45.792, 126.649],
    ['Songbei', '松北区', 45.803, 126.56],
    ['Xiangfang', '香坊区', 45.708, 126.663],
  ],
  landmarks: [
    ['Saint Sophia Cathedral', 'Sight', 45.769, 126.627],
    ['Central Street', 'Sight', 45.774, 126.618],
    ['Sun Island Park', 'Park', 45.79, 126.59],
    ['Ice and Snow World', 'Park', 45.779, 126.562],
    ['Harbin Railway Station', 'Station', 45.761, 126.631],
  ],
  streets: [
    ['Central Street', '中央大街'],
    ['Zhaolin Street', '兆麟街'],
    ['Hongjun Street', '红军街'],
    ['Youyi Road', '友谊路'],
    ['Jingyang Street', '景阳街'],
  ],
}
