import type { CitySeed } from '../city-seed'

/** Facts of Hangzhou. */
export const hangzhou: CitySeed = {
  id: 'hangzhou',
  name: 'Hangzhou',
  localName: '杭州',
  otherNames: ['杭州市', 'Hang', 'Hang Zhou'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 30.2936,
  lng: 120.1614,
  setting: 'lake',
  scene: ['temple', 'garden'],
  level: 1.1,
  share: 2,
  hotRank: 4,
  intro: 'West Lake, tea hills and willow causeways on the doorstep of a busy modern city.',
  districts: [
    ['Xihu', '西湖区', 30.259, 120.13],
    ['Shangcheng', '上城区', 30.242, 120.169],
    ['Gongshu', '拱墅区', 30.319, 120.142],
    ['Binjiang', '滨江区', 30.208, 120.211],
    ['Qianjiang New City', '钱江新城', 30.245, 120.211],
    ['Longjing Village', '龙井村', 30.221, 120.106],
  ],
  landmarks: [
    ['West Lake', 'Sight', 30.243, 120.15],
    ['Lingyin Temple', 'Temple', 30.2406, 120.101],
    ['Leifeng Pagoda', 'Sight', 30.231, 120.149],
    ['Hefang Street', 'Market', 30.24, 120.17],
    ['Hangzhou East Railway Station', 'Station', 30.291, 120.213],
  ],
  streets: [
    ['Nanshan Road', '南山路'],
    ['Beishan Street', '北山街'],
    ["Yan'an Road", '延安路'],
    ['Qingchun Road', '庆春路'],
    ['Tianmushan Road', '天目山路'],
  ],
}
