import type { SWRConfiguration } from 'swr'
import { ApiError } from './apiError'

/**
 * The one policy of reading: what failed in passing is tried again twice, a refusal is final;
 * nothing is read again because a window got the focus (a form below would jump), but it is when the network is back.
 */
export const swrConfig: SWRConfiguration = {
  shouldRetryOnError: (fault: unknown) => !(fault instanceof ApiError) || fault.isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 2_000,
}
