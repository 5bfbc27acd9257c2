import type { SWRConfiguration } from 'swr'
import { ApiError } from './apiError'

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000
/** For errors that may repeat, such as a fault of the server. */
const MAX_RETRIES = 2

const isUnavailable = (error: unknown) => error instanceof ApiError && error.isUnavailable

/**
 * SWR's settings: while the server cannot be reached, reads are retried after 2, 4, 8 … 30 seconds until it is back. Other
 * transient errors are retried twice, other errors never. Data is revalidated when the network is back, but not on focus,
 * because a form on the page would jump.
 */
export const swrConfig: SWRConfiguration = {
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.isTransient,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!isUnavailable(error) && retryCount > MAX_RETRIES) return
    const delay = Math.min(FIRST_RETRY_MS * 2 ** (retryCount - 1), MAX_RETRY_MS)
    setTimeout(() => void revalidate({ retryCount }), delay)
  },
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 2_000,
}
