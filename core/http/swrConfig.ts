import type { SWRConfiguration } from 'swr'
import { ApiError } from './apiError'

/**
 * SWR's settings: transient errors are retried twice, other errors never. Data is revalidated when the network is back, but
 * not on focus, because a form on the page would jump.
 */
export const swrConfig: SWRConfiguration = {
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 2_000,
}
