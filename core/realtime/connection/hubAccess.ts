import { DefaultHttpClient, NullLogger, type HttpRequest, type HttpResponse } from '@microsoft/signalr'

/**
 * Proves who opens a connection. Requests carry the access token in their header. A WebSocket has no header in browsers: its address
 * carries a ticket for one use where the hub gives tickets, and the access token at other hubs.
 */
export class HubAccess extends DefaultHttpClient {
  #token = ''
  #hasTickets = false
  /** The ticket that came with the negotiation. */
  #first: string | undefined

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
    const ticket = this.#first
    this.#first = undefined
    return ticket ?? (this.#hasTickets ? this.#ticket() : this.#token)
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const headers = { ...request.headers, Authorization: `Bearer ${this.#token}` }
    const response = await super.send({ ...request, headers })
    // A hub that gives tickets answers the negotiation with the first one. Others are never asked for a ticket.
    if (request.url?.includes('/negotiate?')) {
      this.#first = ticketIn(response)
      this.#hasTickets = this.#first !== undefined
    }
    return response
  }

  async #ticket(): Promise<string> {
    const address = new URL(this.url)
    address.pathname += '/ticket'
    const ticket = ticketIn(await this.post(address.href, { withCredentials: false }))
    if (ticket === undefined) throw new Error('The hub gives no ticket')
    return ticket
  }
}

const ticketIn = ({ content }: HttpResponse): string | undefined =>
  (JSON.parse(typeof content === 'string' ? content : '{}') as { ticket?: string }).ticket
