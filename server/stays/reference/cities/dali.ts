import type { CitySeed } from '../city-seed'

/** Facts of Dali. */
export const dali: CitySeed = {
  id: 'dali',
  name: 'Dali',
  localName: '大理',
  otherNames: ['大理市', 'Ta-li', 'Da Li', '下关'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 25.5832,
  lng: 100.2258,
  setting: 'lake',
  scene: ['lake', 'jetty'],
  level: 0.8,
  share: 1,
  hotRank: null,
  intro: 'An old walled town between the Cang Mountains and a long blue lake, with bright light and slow mornings.',
  districts: [
    ['Dali Old Town', '大理古城', 25.694, 100.163],
    ['Xiaguan', '下关', 25.589, 100.23],
    ['Shuanglang', '双廊', 25.906, 100.191],
    ['Caicun', '才村', 25.702, 100.189],
    ['Xizhou', '喜洲', 25.85, 100.13],
  ],
  landmarks: [
    ['Erhai Lake', 'Sight', 25.7, 100.2],
    ['Three Pagodas', 'Temple', 25.707, 100.148],
    ['Foreigner Street', 'Market', 25.695, 100.162],
    ['Cangshan Cableway', 'Sight', 25.683, 100.148],
    ['Dali Railway Station', 'Station', 25.589, 100.25],
  ],
  streets: [
    ['Renmin Road', '人民路'],
    ['Fuxing Road', '复兴路'],
    ['Yeyu Road', '叶榆路'],
    ['Huanhai West Road', '环海西路'],
    ['Boai Road', '博爱路'],
  ],
}
