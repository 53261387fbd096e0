import type { CitySeed } from '../city-seed'

/** Facts of Da Nang. */
export const daNang: CitySeed = {
  id: 'da-nang',
  name: 'Da Nang',
  localName: 'Đà Nẵng',
  otherNames: ['岘港', 'Xiangang', 'Danang', 'Xian Gang'],
  countryCode: 'VN',
  timeZone: 'Asia/Ho_Chi_Minh',
  lat: 16.0678,
  lng: 108.2208,
  setting: 'beach',
  scene: ['beach', 'palms'],
  level: 0.65,
  share: 1,
  hotRank: null,
  intro: 'A wide city beach, marble hills and a dragon bridge that breathes fire at the weekend.',
  districts: [
    ['My Khe', 'Mỹ Khê', 16.061, 108.247],
    ['Hai Chau', 'Hải Châu', 16.06, 108.217],
    ['Son Tra', 'Sơn Trà', 16.093, 108.242],
    ['An Thuong', 'An Thượng', 16.051, 108.245],
    ['Ngu Hanh Son', 'Ngũ Hành Sơn', 16.016, 108.254],
  ],
  landmarks: [
    ['My Khe Beach', 'Beach', 16.062, 108.248],
    ['Dragon Bridge', 'Sight', 16.0612, 108.2275],
    ['Marble Mountains', 'Sight', 16.0039, 108.2631],
    ['Museum of Cham Sculpture', 'Museum', 16.0605, 108.2236],
    ['Han Market', 'Market', 16.068, 108.2245],
  ],
  streets: [
    ['Vo Nguyen Giap Street', 'Đường Võ Nguyên Giáp'],
    ['Bach Dang Street', 'Đường Bạch Đằng'],
    ['Tran Phu Street', 'Đường Trần Phú'],
    ['An Thuong 2 Street', 'Đường An Thượng 2'],
    ['Nguyen Van Thoai Street', 'Đường Nguyễn Văn Thoại'],
  ],
}
