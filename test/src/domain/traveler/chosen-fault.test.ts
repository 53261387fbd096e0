import { chosenFault } from '@/domain/account/traveler-popup'

const lei = { name: '李雷', tel: '13800138000' }
const mei = { name: '韩梅梅', tel: '' }
const lin = { name: 'Lin', tel: ' ' }

test.each([
  [[], { least: 1, most: 2 }, '最少提供1人证件'],
  [[lei], { least: 2, most: 3 }, '最少提供2人证件'],
  [[mei], { least: 2, most: 3 }, '最少提供2人证件'],
  [[lei, lei, mei], { least: 1, most: 2 }, '最多提供2人证件'],
  [[lei, mei], { least: 1, most: 2 }, '请先编辑完善出行人信息韩梅梅'],
  [[mei, lei, lin], { least: 1, most: 3 }, '请先编辑完善出行人信息韩梅梅、Lin'],
  [[lei], { least: 1, most: 1 }, null],
  [[lei, lei], { least: 2, most: 2 }, null],
])('%j by %j: %s', (chosen, limits, fault) => expect(chosenFault(chosen, limits)?.message ?? null).toBe(fault))

test('each fault says the same in English', () => {
  const complete = { name: '李雷', tel: '13800138000' }
  const notes = [
    chosenFault([], { least: 1, most: 2 }),
    chosenFault([complete, complete, complete], { least: 1, most: 2 }),
    chosenFault([{ name: '李雷', tel: '' }], { least: 1, most: 2 }),
  ].map((fault) => fault?.note)
  expect(notes).toEqual([
    'Please choose at least 1 traveler.',
    'Please choose at most 2 travelers.',
    'Please complete first: 李雷.',
  ])
})
