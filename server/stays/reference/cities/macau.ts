import type { CitySeed } from '../city-seed'

/** Facts of Macau. */
export const macau: CitySeed = {
  id: 'macau',
  name: 'Macau',
  localName: '澳門',
  otherNames: ['澳门', 'Macao', 'Aomen', 'Ao Men'],
  countryCode: 'MO',
  timeZone: 'Asia/Macau',
  lat: 22.2006,
  lng: 113.5461,
  setting: 'heritage',
  scene: ['old-town', 'square'],
  level: 1.45,
  share: 1,
  hotRank: null,
  intro: 'Pastel squares, wave-patterned pavements and egg tarts, a ferry ride from Hong Kong.',
  districts: [
    ['Old Town', '舊城區', 22.193, 113.54],
    ['Taipa Village', '氹仔舊城區', 22.154, 113.556],
    ['Cotai', '路氹城', 22.145, 113.565],
    ['NAPE', '新口岸', 22.19, 113.552],
    ['Coloane', '路環', 22.117, 113.551],
  ],
  landmarks: [
    ["Ruins of Saint Paul's", 'Sight', 22.1976, 113.5409],
    ['Senado Square', 'Sight', 22.1937, 113.5399],
    ['A-Ma Temple', 'Temple', 22.1861, 113.5311],
    ['Macau Tower', 'Sight', 22.1797, 113.5368],
    ['Macau Museum', 'Museum', 22.1973, 113.5423],
  ],
  streets: [
    ['Avenida de Almeida Ribeiro', '新馬路'],
    ['Rua da Felicidade', '福隆新街'],
    ['Avenida da Praia Grande', '南灣大馬路'],
    ['Rua do Cunha', '官也街'],
    ['Avenida da Amizade', '友誼大馬路'],
  ],
}
