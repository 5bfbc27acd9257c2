/** The path that the service notifies. */
export const WEBHOOK = '/api/onfido/webhook'
