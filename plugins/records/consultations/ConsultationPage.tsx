import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { calendarDate } from './calendarDate'
import type { Consultation } from '@schemas/generated/entities'
import { formatMonth } from '@portico/core/format/dates'
import { formatLongDate } from '@portico/core/format/longDate'
import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { toast } from '@portico/core/ui/feedback/toast'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToList } from '../parts/BackToList'
import { Part } from '../parts/Part'
import { ConsultationTexts } from './ConsultationTexts'
import { NextStep } from './NextStep'
import { SummaryButton } from './SummaryButton'
import { useWhen } from './useWhen'
import { WhatWasGiven } from './WhatWasGiven'
import type { TextKey } from '../texts'

/** A consultation with its report and the other reviews of its series. */
export function ConsultationPage({ id }: { id: number }) {
  const t = useText<TextKey>()
  const input = Number.isSafeInteger(id) ? { params: { id }, quiet: true as const } : null
  const answer = useApi('GET api/consultations/{id}/patient', input)
  const { data } = answer
  return (
    <>
      <PageHeader
        back={<BackToList label={t('MENU.CONSULTATIONS')} />}
        title={t(data?.specialty ? 'RECORDS.CONSULTATION_OF' : 'RECORDS.CONSULTATION', {
          specialty: data?.specialty?.toLocaleLowerCase(),
        })}
      />
      {input === null || answer.error?.status === 404 ? (
        <EmptyState
          icon="stethoscope"
          title={t('RECORDS.NO_CONSULTATION')}
          text={t('RECORDS.NO_DOCUMENT_TEXT')}
        />
      ) : (
        <Part answer={answer} failed={t('RECORDS.CONSULTATIONS_FAILED')}>
          {(consultation) => <Opened consultation={consultation} />}
        </Part>
      )}
    </>
  )
}

function Opened({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const call = useCall()
  const { busy, download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const { id, doctorName, date, hasReport, reviewCount } = consultation
  const day = calendarDate(consultation)
  const when = useWhen()(consultation)
  const read = () =>
    call('GET api/consultations/{id}/patient/download', { params: { id }, file: true, quiet: true })
  return (
    <Card className="stack gap-6 max-w-176">
      <p>
        {doctorName && <span className="font-strong">{doctorName}</span>}{' '}
        <span className="text-muted">
          {[date ? formatLongDate(date, language) : formatMonth(day, language), when]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {reviewCount > 1 && <Reviews consultation={consultation} />}
      <ConsultationTexts consultation={consultation} />
      <WhatWasGiven consultation={consultation} />
      <NextStep consultation={consultation} />
      <div className="flex items-center flex-wrap gap-2">
        {hasReport && (
          <Button
            variant="secondary"
            icon="download"
            busy={busy}
            onClick={() => void download(`${t('RECORDS.REPORT')} ${day}.pdf`, read)}
          >
            {t('RECORDS.DOWNLOAD_REPORT')}
          </Button>
        )}
        <SummaryButton consultation={consultation} />
      </div>
    </Card>
  )
}

/** The place in the series, with links to the neighbours. */
function Reviews({ consultation: { id, reviewCount } }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const { id: route } = useRoute()
  const [busy, setBusy] = useState(false)
  const { data: number } = useApi('GET api/consultations/{id}/review-number', { params: { id }, quiet: true })
  const open = async (direction: 'previous' | 'next') => {
    setBusy(true)
    try {
      const neighbour = await call(`GET api/consultations/{id}/${direction}-review/patient`, {
        params: { id },
        quiet: true,
      })
      go(route, { params: { id: String(neighbour.id) } })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        toast({ tone: 'error', text: t('RECORDS.CONSULTATIONS_FAILED') })
    } finally {
      setBusy(false)
    }
  }
  if (number === undefined) return null
  return (
    <nav className="flex items-center gap-3 justify-between flex-wrap" aria-label={t('RECORDS.SERIES')}>
      {number > 1 ? (
        <Button
          size="sm"
          variant="quiet"
          icon="chevron-left"
          busy={busy}
          onClick={() => void open('previous')}
        >
          {t('RECORDS.PREVIOUS')}
        </Button>
      ) : (
        <span />
      )}
      <p className="font-strong">{t('RECORDS.REVIEW_NUMBER', { number, count: reviewCount })}</p>
      {number < reviewCount ? (
        <Button size="sm" variant="quiet" busy={busy} onClick={() => void open('next')}>
          {t('RECORDS.NEXT')}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
