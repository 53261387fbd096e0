import { isOneSlip, mailDomains, meantEmail } from '@/domain/account/meant-email'

test.each([
  ['gmail', 'gmal', true],
  ['gmail', 'gmaill', true],
  ['gmail', 'gnail', true],
  ['gmail', 'gmial', true],
  ['gmail', 'gamil', true],
  ['gmail', 'agmail', true],
  ['gmail', 'gmail', false],
  ['gmail', 'gmil', true],
  ['gmail', 'glaim', false],
  ['gmail', 'gml', false],
  ['gmail', 'mgali', false],
  ['', 'a', true],
  ['', '', false],
])('%s and %s are one slip apart: %s', (one, other, isSlip) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([isSlip, isSlip])
})

test.each([
  ['name@gmial.com', 'name@gmail.com'],
  ['name@gmail.con', 'name@gmail.com'],
  ['name@gmail.co', 'name@gmail.com'],
  ['name@gmail.cm', 'name@gmail.com'],
  ['name@gmail.comm', 'name@gmail.com'],
  ['name@gnail.cmo', 'name@gmail.com'],
  ['name@gmailcom', 'name@gmail.com'],
  ['name@gmail', 'name@gmail.com'],
  ['name@hotmial.com', 'name@hotmail.com'],
  ['name@yahooo.com', 'name@yahoo.com'],
  ['name@yahoo.co.ku', 'name@yahoo.co.uk'],
  ['name@outlok.com', 'name@outlook.com'],
  ['name@iclod.com', 'name@icloud.com'],
  ['name@qq.con', 'name@qq.com'],
  ['name@163.co', 'name@163.com'],
  ['na@me@gmal.com', 'na@me@gmail.com'],
])('%s probably is %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant))

test.each([
  ['example.com'],
  ['gmx.de'],
  ['mail.com'],
  ['164.com'],
  ['aq.com'],
  ['yahoo.com.mx'],
  ['hotmail.be'],
  ['gm.com'],
  ['company.io'],
  [''],
])('no suggestion for name@%s', (domain) => expect(meantEmail(`name@${domain}`)).toBeNull())

test.each(mailDomains.map((domain) => [domain]))('%s is taken as meant', (domain) => {
  expect(meantEmail(`a@${domain}`)).toBeNull()
})

test.each(['', '@gmal.com', 'gmal.com'])('"%s" is no address yet', (typed) => expect(meantEmail(typed)).toBeNull())
