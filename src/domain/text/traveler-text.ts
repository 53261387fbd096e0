import { countOf } from './phrases'

/** Strings of the traveler popup (§2), and faults of saving or choosing travelers (§5). */
export const travelerText = {
  listTitle: 'Add traveler',
  manageTitle: 'Travelers',
  newTitle: 'New traveler',
  editTitle: 'Edit traveler',
  none: 'There is no traveler information yet.',
  save: 'Save',
  back: 'Back',
  delete: 'Delete traveler',
  deletePrompt: 'Delete this traveler?',
  missingName: '请填写姓名',
  wrongIdNo: '请填写正确的证件号码',
  missingBirthday: '请输入出生日期',
  wrongTel: '请填写正确的手机号',
  atLeast: (count: number) => `最少提供${count}人证件`,
  atMost: (count: number) => `最多提供${count}人证件`,
  incomplete: (names: readonly string[]) => `请先编辑完善出行人信息${names.join('、')}`,
  unsupported: '不支持当前证件类型',
  idTypeNames: {
    mainlandId: 'Mainland China ID card',
    passport: 'Passport',
    homeReturnPermit: 'Home return permit (Hong Kong, Macao)',
    taiwanPermit: 'Taiwan residents’ travel permit',
    foreignerId: 'Foreigner’s permanent residence card',
  },
  otherIdType: 'Other document',
} as const

/** English translations below the Chinese strings of the traveler popup. */
export const travelerEnglishText = {
  missingName: 'Please enter the name.',
  wrongIdNo: 'Please enter a valid ID number.',
  missingBirthday: 'Please enter the date of birth.',
  wrongTel: 'Please enter a phone number of mainland China.',
  overseasTel:
    'Only numbers of mainland China can be saved here. Give a number from elsewhere as the contact of the booking.',
  atLeast: (count: number) => `Please choose at least ${countOf(count, 'traveler')}.`,
  atMost: (count: number) => `Please choose at most ${countOf(count, 'traveler')}.`,
  incomplete: (names: readonly string[]) => `Please complete first: ${names.join(', ')}.`,
  unsupported: 'This type of document is not supported here.',
} as const
