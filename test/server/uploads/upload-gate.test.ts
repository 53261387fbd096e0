import { createUploadGate } from '../../../server/uploads/upload-gate'

const never = () => new Promise<void>(() => {})

test('one upload a user and so many in all', () => {
  const gate = createUploadGate(2)
  gate.enter('ada')
  expect(() => gate.enter('ada')).toThrow(expect.objectContaining({ status: 429, code: 'upload_running' }))
  gate.enter('bea')
  expect(() => gate.enter('eve')).toThrow(expect.objectContaining({ status: 503, code: 'uploads_busy' }))
})

test('a place is free when the connection has ended', () => {
  const gate = createUploadGate(1)
  gate.enter('ada').connectionEnded()
  expect(() => gate.enter('ada')).not.toThrow()
})

test('a sender who hangs up does not free the place while the picture is still worked on', async () => {
  const gate = createUploadGate(1)
  const place = gate.enter('ada')
  let finish = () => {}
  const work = place.during(() => new Promise<void>((resolve) => (finish = resolve)))
  place.connectionEnded()
  expect(() => gate.enter('eve')).toThrow(expect.objectContaining({ status: 503 }))
  finish()
  await work
  expect(() => gate.enter('eve')).not.toThrow()
})

test('work that fails frees the place too', async () => {
  const gate = createUploadGate(1)
  const place = gate.enter('ada')
  await expect(place.during(() => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
  expect(() => gate.enter('eve')).toThrow()
  place.connectionEnded()
  expect(() => gate.enter('eve')).not.toThrow()
})

test('a late end of an old upload does not free the place of a new one', () => {
  const gate = createUploadGate(1)
  const old = gate.enter('ada')
  old.connectionEnded()
  gate.enter('ada')
  void old.during(never)
  old.connectionEnded()
  expect(() => gate.enter('eve')).toThrow(expect.objectContaining({ status: 503 }))
})
