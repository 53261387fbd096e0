/** Names under which the sign-in is kept, as cookies on H5 (spec §3); logout clears all of them. */
export const credentialNames = ['access_token', 'UID', 'RetailerUID', 'Channel-Id'] as const

export type CredentialName = (typeof credentialNames)[number]
