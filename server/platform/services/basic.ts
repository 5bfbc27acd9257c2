/** This server as the client of another one. */
export interface Client {
  clientId: string
  secret: string
}

/** The Authorization header of a client. Id and secret are encoded like a form before they are joined (RFC 6749, 2.3.1). */
export const basic = ({ clientId, secret }: Client): string =>
  `Basic ${Buffer.from(`${formEncoded(clientId)}:${formEncoded(secret)}`).toString('base64')}`

const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1)
