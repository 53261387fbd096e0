import type { CitySeed } from '../city-seed'

/** Facts of Beijing. */
export const beijing: CitySeed = {
  id: 'beijing',
  name: 'Beijing',
  localName: '北京',
  otherNames: ['北京市', 'Peking', 'Jing', '京', 'Bei Jing'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 39.9075,
  lng: 116.3972,
  setting: 'metropolis',
  scene: ['old-town', 'roofs'],
  level: 1.3,
  share: 4,
  hotRank: 2,
  intro: 'Imperial courtyards and hutong lanes at the centre of a capital that keeps adding new rings around them.',
  districts: [
    ['Dongcheng', '东城区', 39.9288, 116.416],
    ['Xicheng', '西城区', 39.9123, 116.366],
    ['Chaoyang', '朝阳区', 39.9219, 116.4435],
    ['Haidian', '海淀区', 39.9599, 116.2982],
    ['Fengtai', '丰台区', 39.8585, 116.287],
    ['Sanlitun', '三里屯', 39.9335, 116.455],
  ],
  landmarks: [
    ['Forbidden City', 'Sight', 39.9163, 116.3972],
    ['Temple of Heaven', 'Temple', 39.8822, 116.4066],
    ['Summer Palace', 'Park', 39.9999, 116.2755],
    ['Lama Temple', 'Temple', 39.9469, 116.4172],
    ['Beijing South Railway Station', 'Station', 39.8652, 116.3786],
    ['Beihai Park', 'Park', 39.9255, 116.389],
  ],
  streets: [
    ['Wangfujing Street', '王府井大街'],
    ['Dongzhimen Inner Street', '东直门内大街'],
    ['Gulou East Street', '鼓楼东大街'],
    ['Jianguomen Outer Street', '建国门外大街'],
    ["Chang'an Avenue West", '西长安街'],
    ['Nanluoguxiang', '南锣鼓巷'],
  ],
}
