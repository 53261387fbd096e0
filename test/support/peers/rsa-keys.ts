import { generateKeyPairSync } from 'node:crypto'

/** An RSA key pair as PEM texts. */
export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

/** Creates a key pair of 2,048 bits. */
export const createKeyPair = (): KeyPair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

/** A PEM text in one line, as settings hold it. */
export const inOneLine = (pem: string): string => pem.trim().replaceAll('\n', '\\n')
