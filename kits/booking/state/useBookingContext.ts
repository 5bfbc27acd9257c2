import { useMemo } from 'react'
import { browserZone } from '@core/format/zone'
import { useCall } from '@core/http/useCall'
import { useLanguage } from '@core/i18n/useLanguage'
import { useHost, useOptions } from '@core/plugin/useHost'
import { useRoute } from '@core/routing/useRoute'
import { usePersonContext } from '@core/session/personContext'
import { useText } from '@core/i18n/useText'
import { useHref } from '@core/routing/useHref'
import type { BookingContext, BookingVariant, BookingPreset } from '../variant'
import { useConfirmation } from '../useConfirmation'

const bookIdPlaceholder = 'BOOKID'

/** The context for the functions of a variant. */
export function useBookingContext(plugin: string, variant: BookingVariant): BookingContext {
  const call = useCall()
  const { subject } = usePersonContext()
  const { language } = useLanguage()
  const { features } = useHost()
  const options = useOptions(plugin)
  const { params, query, state } = useRoute()
  const t = useText<string>()
  const booked = useHref()(useConfirmation(variant), { params: { bookId: bookIdPlaceholder } })
  return useMemo(
    () => ({
      call,
      userId: subject,
      zone: browserZone(),
      language,
      features,
      options,
      params: { ...query, ...params },
      preset: state as BookingPreset,
      returnUrl: new URL(booked ?? '', location.href).href.replace(bookIdPlaceholder, '{bookId}'),
      t,
    }),
    [call, subject, language, features, options, params, query, state, booked, t],
  )
}
