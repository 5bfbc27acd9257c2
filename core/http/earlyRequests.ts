/** A request that the first script of the page began while the application was on its way. */
export interface EarlyRequest {
  url: string
  token: string | null
  actingFor: string | null
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** Left by the first script; each request is taken up once. */
    porticoEarly?: EarlyRequest[]
  }
}

/** The early answer to the same request of the same person, once; undefined when there is none. */
export function takeEarlyResponse(request: Omit<EarlyRequest, 'answer'>): Promise<Response> | undefined {
  const found = window.porticoEarly?.find(
    ({ url, token, actingFor }) =>
      url === request.url && token === request.token && actingFor === request.actingFor,
  )
  window.porticoEarly = window.porticoEarly?.filter((one) => one !== found) ?? []
  return found?.answer
}
