/** A request that the first script sent while the application was loading. */
export interface EarlyRequest {
  url: string
  token: string | null
  actingFor: string | null
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Set by the first script; each request is used once. */
    porticoEarly?: EarlyRequest[]
  }
}

/** Takes the answer to the same request of the same person, once; undefined when there is none. */
export function takeEarlyResponse(request: Omit<EarlyRequest, 'answer'>): Promise<Response> | undefined {
  const match = window.porticoEarly?.find(
    ({ url, token, actingFor }) =>
      url === request.url && token === request.token && actingFor === request.actingFor,
  )
  window.porticoEarly = window.porticoEarly?.filter((early) => early !== match) ?? []
  return match?.answer
}
