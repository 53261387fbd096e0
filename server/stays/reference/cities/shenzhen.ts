import type { CitySeed } from '../city-seed'

/** Facts of Shenzhen. */
export const shenzhen: CitySeed = {
  id: 'shenzhen',
  name: 'Shenzhen',
  localName: '深圳',
  otherNames: ['深圳市', 'Shen Zhen'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 22.5455,
  lng: 114.0683,
  setting: 'metropolis',
  scene: ['city', 'rooftop'],
  level: 1.15,
  share: 2,
  hotRank: 10,
  intro: 'A young city of parks, design studios and beaches an hour from the office towers.',
  districts: [
    ['Futian', '福田区', 22.541, 114.05],
    ['Nanshan', '南山区', 22.5333, 113.9304],
    ['Luohu', '罗湖区', 22.548, 114.131],
    ['Shekou', '蛇口', 22.485, 113.916],
    ["Bao'an", '宝安区', 22.5553, 113.8831],
    ['Yantian', '盐田区', 22.557, 114.237],
  ],
  landmarks: [
    ['Window of the World', 'Sight', 22.5347, 113.9739],
    ['Shenzhen Bay Park', 'Park', 22.521, 113.987],
    ['Dafen Oil Painting Village', 'Sight', 22.611, 114.137],
    ['Shenzhen North Railway Station', 'Station', 22.609, 114.029],
    ['Lianhuashan Park', 'Park', 22.554, 114.058],
  ],
  streets: [
    ['Shennan Boulevard', '深南大道'],
    ['Fuhua Third Road', '福华三路'],
    ['Nanhai Avenue', '南海大道'],
    ['Jiabin Road', '嘉宾路'],
    ['Wanghai Road', '望海路'],
  ],
}
