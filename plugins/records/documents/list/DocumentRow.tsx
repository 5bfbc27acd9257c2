import { useText } from '@portico/core/i18n/useText'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { MenuButton, type MenuEntry } from '@portico/core/ui/actions/MenuButton'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Icon } from '@portico/core/ui/media/Icon'
import { isOfCentre, MEDICAL_EXAM, originOf, useDocumentActions } from '../useDocuments'
import type { TextKey } from '../../texts'

/** A document: what it is, since when, and what can be done with it. */
export function DocumentRow({ document }: { document: Document }) {
  const t = useText<TextKey>()
  const { id: route } = useRoute()
  const { id, nameWithoutExtension: name, documentType, type = '', isNew, notes } = document
  const isExam = documentType === MEDICAL_EXAM
  return (
    <li className="list-row" id={`document-${id}`}>
      <span className="text-brand">
        <Icon name={isExam ? 'clipboard-list' : type.startsWith('image/') ? 'image' : 'file-text'} />
      </span>
      <div className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
        <p className="flex items-center flex-wrap gap-2">
          <Link
            className="inline-flex items-center min-h-tap text-inherit no-underline hover:text-brand hover:[text-decoration:underline] font-strong"
            to={route}
            params={{ documentId: String(id) }}
          >
            {name}
          </Link>
          {isNew && <Chip tone="accent">{t('RECORDS.NEW')}</Chip>}
        </p>
        {notes && <p className="text-sm text-muted line-clamp-2">{notes}</p>}
        <DocumentFacts document={document} />
      </div>
      <MenuButton label={t('RECORDS.ACTIONS', { name })} items={useEntries(document)} />
    </li>
  )
}

function DocumentFacts({ document }: { document: Document }) {
  const t = useText<TextKey>()
  const { visible, seenByAdmin, creationDate } = document
  const isCentre = isOfCentre(document)
  const date = formatDate(creationDate, browserZone())
  return (
    <p className="text-sm text-muted flex flex-wrap gap-x-3 gap-y-0.5 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1">
      <span>{t(originOf(document), { date, name: document.givenBy })}</span>
      {!isCentre && !visible && (
        <span>
          <Icon name="eye-off" size="xs" /> <span>{t('RECORDS.HIDDEN')}</span>
        </span>
      )}
      {!isCentre && (
        <span>
          {seenByAdmin && <Icon name="check" size="xs" />}{' '}
          <span>{t(seenByAdmin ? 'RECORDS.SEEN' : 'RECORDS.NOT_SEEN')}</span>
        </span>
      )}
    </p>
  )
}

function useEntries(document: Document): MenuEntry[] {
  const t = useText<TextKey>()
  const actions = useDocumentActions()
  const download: MenuEntry = {
    id: 'download',
    icon: 'download',
    label: t('RECORDS.DOWNLOAD'),
    onAction: () => void actions.download(document),
  }
  if (isOfCentre(document)) return [download]
  return [
    download,
    {
      id: 'show',
      icon: document.visible ? 'eye-off' : 'eye',
      label: t(document.visible ? 'RECORDS.HIDE' : 'RECORDS.SHOW'),
      onAction: () => void actions.show(document),
    },
    {
      id: 'delete',
      icon: 'trash-2',
      danger: true,
      label: t('RECORDS.DELETE'),
      onAction: () => actions.remove(document),
    },
  ]
}
