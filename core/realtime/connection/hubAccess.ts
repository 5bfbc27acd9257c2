import { DefaultHttpClient, NullLogger, type HttpRequest, type HttpResponse } from '@microsoft/signalr'

/**
 * Proves who opens a connection. Requests carry the access token in their header. A WebSocket has no header in browsers: its address
 * carries a ticket for one use where the hub gives tickets, and the access token at other hubs.
 */
export class HubAccess extends DefaultHttpClient {
  #token = ''
  #hasTickets = false

  /** `url`: the hub's. `renew` resolves to a valid access token. */
  constructor(
    private readonly url: string,
    private readonly renew: () => Promise<string>,
  ) {
    super(NullLogger.instance)
  }

  /** What the address of a WebSocket carries. Rejects when the hub gives no ticket. */
  async proof(): Promise<string> {
    this.#token = await this.renew()
    return this.#hasTickets ? this.#ticket() : this.#token
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const headers = { ...request.headers, Authorization: `Bearer ${this.#token}` }
    const response = await super.send({ ...request, headers })
    // The hub says so in its answer to the negotiation. Others are never asked for a ticket.
    if (request.url?.includes('/negotiate?')) this.#hasTickets = textOf(response).includes('"tickets":true')
    return response
  }

  async #ticket(): Promise<string> {
    const address = new URL(this.url)
    address.pathname += '/ticket'
    const answer = await this.post(address.href, { withCredentials: false })
    return (JSON.parse(textOf(answer)) as { ticket: string }).ticket
  }
}

const textOf = ({ content }: HttpResponse): string => (typeof content === 'string' ? content : '')
