import { useEffect, useRef, useState } from 'react'
import type { Document } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../../texts'
import { comparable } from './comparable'
import { DocumentPane } from './DocumentPane'
import { focusLater } from './focusLater'
import { openButtonId } from './PatientDocument'
import { PatientDocumentList } from './PatientDocumentList'
import { useShownDocuments } from './useShownDocuments'

/**
 * The documents that a patient shows to professionals, and medical exams: a list, and beside it the one that is open. Two documents are
 * compared beside each other, without the list. Where there is little room, such as on a phone or beside a call, an open document takes
 * the place of the list.
 */
export function PatientDocuments({ patientId }: { patientId: string }) {
  const t = useText<TextKey>()
  const { shown, known, hasLoaded, open, compare, close } = useOpenDocuments(patientId)
  const isComparing = shown.length === 2
  return (
    <div className="@container">
      {isComparing && (
        <p className="mb-4">
          <Button variant="quiet" icon="chevron-left" onClick={() => compare(undefined)}>
            {t('RECORDS.COMPARE_END')}
          </Button>
        </p>
      )}
      <div
        className={
          isComparing
            ? 'grid gap-5 items-start @min-[40rem]:grid-cols-2'
            : 'grid gap-5 items-start @min-[56rem]:grid-cols-[21rem_minmax(0,1fr)]'
        }
      >
        {!isComparing && (
          <div className={shown.length > 0 ? 'min-w-0 @max-[56rem]:hidden' : 'min-w-0'}>
            <PatientDocumentList patientId={patientId} openId={shown[0]?.id} onOpen={open} onClose={close} />
          </div>
        )}
        {shown.map(({ id, document }, place) =>
          document ? (
            <DocumentPane
              key={id}
              {...{ patientId, document }}
              onClose={isComparing ? undefined : close}
              others={place === 0 ? comparable(document, known) : undefined}
              besideId={shown[1]?.id}
              onCompare={compare}
            />
          ) : (
            hasLoaded && <Gone key={id} onClose={close} />
          ),
        )}
        {shown.length === 0 && (
          <div className="@max-[56rem]:hidden">
            <Card>
              <EmptyState icon="file-text" title={t('RECORDS.DOCUMENT_CHOOSE')} />
            </Card>
          </div>
        )}
      </div>
    </div>
  )
}

/** An address with a document that is hidden by now, or older than the list. */
function Gone({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  return (
    <Card>
      <EmptyState
        icon="file-text"
        title={t('RECORDS.DOCUMENT_GONE')}
        text={t('RECORDS.DOCUMENT_GONE_TEXT')}
        action={
          <Button variant="secondary" onClick={onClose}>
            {t('RECORDS.DOCUMENT_CLOSE')}
          </Button>
        }
      />
    </Card>
  )
}

/** The documents that are open, found by their ids among the newest and those that were opened here. The focus returns to one that is closed. */
function useOpenDocuments(patientId: string) {
  const [ids, show] = useShownDocuments()
  const [opened, setOpened] = useState<readonly Document[]>([])
  const { data, error } = useApi('GET api/patients/{patientId}/documents', {
    capability: 'patients',
    params: { patientId },
    query: {},
    quiet: 'faults',
  })
  const known = [...new Map([...(data ?? []), ...opened].map((one) => [one.id, one])).values()]
  const [first] = ids
  const closedId = useRef<number>(undefined)
  useEffect(() => {
    const id = closedId.current
    if (first !== undefined || id === undefined) return
    closedId.current = undefined
    focusLater(() => document.getElementById(openButtonId(id)))
  }, [first])
  return {
    known,
    hasLoaded: data !== undefined || error !== undefined,
    shown: ids.map((id) => ({ id, document: known.find((one) => one.id === id) })),
    open: (document: Document) => {
      setOpened((before) => [...before, document])
      show([document.id])
    },
    compare: (beside: number | undefined) => show([first, beside].filter((id) => id !== undefined)),
    close: () => {
      closedId.current = first
      show([])
    },
  }
}
