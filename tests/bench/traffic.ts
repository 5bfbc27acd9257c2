import type { CDPSession } from '@playwright/test'

interface Request {
  path: string
  type: string
  start: number
  end: number
  bytes: number
  fromCache: boolean
}

/** Records the network traffic of a tab. Times are wall-clock milliseconds. */
export class Traffic {
  private readonly requests = new Map<string, Request>()
  private readonly finished: Request[] = []
  private lastEvent = Date.now()

  static async of(cdp: CDPSession): Promise<Traffic> {
    const traffic = new Traffic()
    cdp.on('Network.requestWillBeSent', ({ requestId, type, request, redirectResponse, wallTime }) => {
      const before = traffic.requests.get(requestId)
      if (before && redirectResponse) traffic.finish(before, redirectResponse.encodedDataLength)
      traffic.begin(requestId, new URL(request.url).pathname, type ?? 'Other', wallTime * 1000)
    })
    cdp.on('Network.requestServedFromCache', ({ requestId }) => {
      const request = traffic.requests.get(requestId)
      if (request) request.fromCache = true
    })
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const request = traffic.requests.get(requestId)
      if (request && response.fromDiskCache) request.fromCache = true
    })
    cdp.on('Network.dataReceived', () => (traffic.lastEvent = Date.now()))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = traffic.requests.get(requestId)
      if (request) traffic.finish(request, encodedDataLength)
      traffic.requests.delete(requestId)
    })
    cdp.on('Network.loadingFailed', ({ requestId }) => traffic.requests.delete(requestId))
    return traffic
  }

  private begin(id: string, path: string, type: string, start: number) {
    this.lastEvent = Date.now()
    this.requests.set(id, { path, type, start, end: Infinity, bytes: 0, fromCache: false })
  }

  private finish(request: Request, bytes: number) {
    this.lastEvent = Date.now()
    this.finished.push({ ...request, end: Date.now(), bytes: request.fromCache ? 0 : bytes })
  }

  /**
   * Resolves after 1.5 s without traffic, longer than a round trip of the slow network. Pending requests are ignored,
   * because the end of a request of a previous page may never be reported.
   */
  async quiet(): Promise<void> {
    while (Date.now() - this.lastEvent < 1500) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  /** Sums of the traffic; `ready` is a wall-clock time. */
  figures(ready: number) {
    const sum = (requests: Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0)
    const before = this.finished.filter(({ start, end }) => start < ready && end <= ready + 50)
    return {
      bytesToReady: sum(before.filter(({ type }) => type !== 'Font')),
      bytes: sum(this.finished),
      scriptBytes: sum(this.finished.filter(({ path }) => /^\/assets\/.*\.js$/.test(path))),
      fontBytes: sum(this.finished.filter(({ type }) => type === 'Font')),
      requests: this.finished.filter(({ fromCache }) => !fromCache).length,
      waves: waves(before),
    }
  }
}

/** Depth of the request chain: how often a request had to finish before the next one started. */
function waves(requests: Request[]): number {
  const sorted = [...requests].sort((a, b) => a.start - b.start)
  const depths: number[] = []
  sorted.forEach(({ start }, index) => {
    const earlier = depths.filter((_, other) => (sorted[other]?.end ?? Infinity) <= start + 1)
    depths[index] = 1 + Math.max(0, ...earlier)
  })
  return Math.max(0, ...depths)
}
