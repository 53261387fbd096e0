import type { CitySeed } from '../city-seed'

/** Facts of Qingdao. */
export const qingdao: CitySeed = {
  id: 'qingdao',
  name: 'Qingdao',
  localName: '青岛',
  otherNames: ['青岛市', 'Tsingtao', 'Qing Dao'],
  countryCode: 'CN',
  timeZone: 'Asia/Shanghai',
  lat: 36.0649,
  lng: 120.3804,
  setting: 'beach',
  scene: ['beach', 'pier'],
  level: 0.95,
  share: 1,
  hotRank: null,
  intro: 'Red roofs, sea air and a long chain of bathing beaches, with breweries a short walk from the waterfront.',
  districts: [
    ['Shinan', '市南区', 36.07, 120.39],
    ['Shibei', '市北区', 36.088, 120.375],
    ['Laoshan', '崂山区', 36.107, 120.469],
    ['Badaguan', '八大关', 36.056, 120.353],
    ['Huangdao', '黄岛区', 35.961, 120.198],
    ['Taidong', '台东', 36.086, 120.356],
  ],
  landmarks: [
    ['Zhanqiao Pier', 'Sight', 36.059, 120.319],
    ['No. 1 Bathing Beach', 'Beach', 36.057, 120.341],
    ['Tsingtao Beer Museum', 'Museum', 36.081, 120.351],
    ['May Fourth Square', 'Sight', 36.062, 120.384],
    ['Qingdao Railway Station', 'Station', 36.065, 120.312],
  ],
  streets: [
    ['Hong Kong Middle Road', '香港中路'],
    ['Taiping Road', '太平路'],
    ['Nanhai Road', '南海路'],
    ['Zhongshan Road', '中山路'],
    ['Donghai West Road', '东海西路'],
  ],
}
