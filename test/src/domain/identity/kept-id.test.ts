import { keptId } from '@/domain/account/stored-login'
import { keptValues } from '../../../support/kept-values'

test('an id is made once and kept under its name', () => {
  const store = keptValues()
  const made = ['g1', 'g2', 'g3']
  const newGuid = () => made.shift() ?? 'none left'
  expect([keptId(store, newGuid, 'a'), keptId(store, newGuid, 'a'), keptId(store, newGuid, 'b')]).toEqual([
    'g1',
    'g1',
    'g2',
  ])
  expect(store.all()).toEqual({ a: 'g1', b: 'g2' })
})
