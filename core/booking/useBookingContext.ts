import { useMemo } from 'react'
import { ownZone } from '../format/zoned'
import { useCall } from '../http/useCall'
import { useLanguage } from '../i18n/useLanguage'
import { useHost, useOptions } from '../plugin/useHost'
import { useRoute } from '../routing/useRoute'
import { usePerson } from '../session/usePerson'
import type { BookingContext } from './variant'

/** What a variant of a plugin may use, for the person acted for. */
export function useBookingContext(plugin: string): BookingContext {
  const call = useCall()
  const { subject } = usePerson()
  const { language } = useLanguage()
  const { features } = useHost()
  const options = useOptions(plugin)
  const { params, query } = useRoute()
  return useMemo(
    () => ({
      call,
      userId: subject,
      zone: ownZone(),
      language,
      features,
      options,
      params: { ...query, ...params },
    }),
    [call, subject, language, features, options, params, query],
  )
}
