const secretNames = 'email|token|access_token|refresh_token|ticket|code|uid|userid|password'
const secretValue = new RegExp(`([?&](?:${secretNames})=)[^&#]*`, 'gi')

/** An address as it may be logged: values of query fields that identify or authorise somebody are hidden. */
export const withoutSecrets = (url: string) => url.replace(secretValue, '$1[hidden]')
