import { insertDocument, setIssued, storeFile } from '../../../server/documents/repository'
import { saveAddress } from '../../../server/documents/addresses'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** Buyer and e-mail of the tests' invoices. */
export const usualBuyer = {
  kind: 'company',
  title: '杭州湖畔旅游有限公司',
  taxNumber: '91330100MA2H00000X',
  address: '浙江省杭州市湖滨路1号',
  email: 'books@example.com',
} as const

const sheet = { title: 'Invoice', number: '', issuedOn: '', seller: [], facts: [], items: [], sums: [], notes: [] }

/** An invoice of an order whose file is there, written without a job. */
export async function documentOf({ services }: TestServer, orderid: string): Promise<string> {
  const { email: _email, ...buyer } = usualBuyer
  const issuedAt = services.clock.now()
  const row = { kind: 'invoice', purchaseId: orderid, currencyCode: 'CNY', amountMinor: 100 } as const
  return services.database.transaction(async (tx) => {
    const id = services.random.id()
    await insertDocument(tx, { id, ...row, createdAt: issuedAt }, { buyer, sendTo: null })
    await setIssued(tx, id, { series: `TEST${id}`, number: 1, sheet, issuedAt })
    await storeFile(tx, id, Buffer.from('%PDF'), 'hash')
    return id
  })
}

/** A saved address of a user. */
export async function addressOf({ services }: TestServer, { uid }: Pick<SignedInPerson, 'uid'>): Promise<string> {
  const { id } = await saveAddress(services, uid, usualBuyer)
  return id
}
