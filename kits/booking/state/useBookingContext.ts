import { useMemo } from 'react'
import { browserZone } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useHost } from '@portico/core/plugin/useHost'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import { usePluginCall } from '@portico/core/session/usePluginCall'
import { useTenant } from '@portico/core/tenant/useTenant'
import { useBookingText } from '../texts'
import { useHref } from '@portico/core/routing/useHref'
import type { BookingContext, BookingVariant, BookingPreset } from '../variant'
import { useConfirmation } from '../useConfirmation'

const bookIdPlaceholder = 'BOOKID'

/** The context for the functions of a variant. */
export function useBookingContext(plugin: string, variant: BookingVariant): BookingContext {
  const calls = useCalls()
  const { subject } = usePersonContext()
  const { language } = useLanguage()
  const { features, plugins } = useHost()
  const { leadTime } = useTenant()
  const { params, query, state } = useRoute()
  const t = useBookingText<string>()
  const booked = useHref()(useConfirmation(variant), { params: { bookId: bookIdPlaceholder } })
  return useMemo(
    () => ({
      ...calls,
      userId: subject,
      zone: browserZone(),
      language,
      features,
      options: (plugins.get(plugin)?.options ?? {}) as BookingContext['options'],
      params: { ...query, ...params },
      preset: state as BookingPreset,
      leadTime,
      returnUrl: new URL(booked ?? '', location.href).href.replace(bookIdPlaceholder, '{bookId}'),
      t,
    }),
    [calls, subject, language, features, plugins, plugin, params, query, state, leadTime, booked, t],
  )
}

/** Both ways to call an API: the portal's, and that of the plugin. */
function useCalls(): Pick<BookingContext, 'call' | 'callPlugin'> {
  const call = useCall()
  const callPlugin = usePluginCall()
  return useMemo(() => ({ call, callPlugin }), [call, callPlugin])
}
