/** Takes the traveller to the gateway's page. */
export type OpenGateway = (payUrl: string) => void
