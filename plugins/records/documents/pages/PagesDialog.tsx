import { useState } from 'react'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from '../../texts'
import { PageEditor } from './PageEditor'
import { PageList } from './PageList'
import type { Page } from './pages'
import { usePages, type PagesState } from './usePages'

interface Props {
  onClose: () => void
  /** Takes the finished document. */
  onFile: (file: File) => void
}

/** Makes one PDF of photos of a paper: takes or chooses them, crops, straightens and orders them. */
export default function PagesDialog({ onClose, onFile }: Props) {
  const t = useText<TextKey>()
  const state = usePages()
  const [editedId, setEditedId] = useState<number | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [name, setName] = useState(() =>
    t('RECORDS.PAGES_NAME_OF', { date: formatDate(Date.now(), browserZone()) }),
  )
  const edited = state.pages.find(({ id }) => id === editedId)
  const close = () => (state.pages.length > 0 ? setIsLeaving(true) : onClose())
  if (isLeaving)
    return (
      <ConfirmDialog
        title={t('RECORDS.PAGES_LEAVE')}
        isOpen
        onClose={() => setIsLeaving(false)}
        confirm={t('RECORDS.PAGES_LEAVE_YES')}
        confirmBusy={t('RECORDS.PAGES_LEAVE_YES')}
        keep={t('RECORDS.PAGES_LEAVE_NO')}
        onConfirm={async () => onClose()}
      >
        {t('RECORDS.PAGES_LEAVE_TEXT', { count: state.pages.length })}
      </ConfirmDialog>
    )
  if (edited)
    return (
      <PageEditor
        key={edited.id}
        page={edited}
        number={state.pages.indexOf(edited) + 1}
        onClose={() => setEditedId(null)}
        onUse={(shape) => {
          state.act({ do: 'shape', id: edited.id, ...shape })
          setEditedId(null)
        }}
      />
    )
  return (
    <Making
      {...{ state, name, onFile }}
      onName={setName}
      onClose={close}
      onEdit={({ id }) => setEditedId(id)}
    />
  )
}

interface MakingProps extends Props {
  state: PagesState
  name: string
  onName: (name: string) => void
  onEdit: (page: Page) => void
}

function Making({ state, name, onName, onClose, onFile, onEdit }: MakingProps) {
  const t = useText<TextKey>()
  const [isChecked, setIsChecked] = useState(false)
  const isBusy = typeof state.drawn === 'number'
  const missing = {
    ...(name.trim() === '' && { name: t('RECORDS.NAME_MISSING') }),
    ...(state.pages.length === 0 && { pages: t('RECORDS.PAGES_MISSING') }),
  }
  const save = async () => {
    setIsChecked(true)
    if (Object.keys(missing).length > 0 || state.reading > 0) return
    const file = await state.make(name.trim())
    if (file) onFile(file)
  }
  return (
    <Dialog
      wide
      title={t('RECORDS.PAGES_TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} busyText={t('RECORDS.PAGES_SAVING')} onClick={() => void save()}>
            {t('RECORDS.PAGES_SAVE')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('RECORDS.CANCEL')}
          </Button>
        </>
      }
    >
      <PageList {...{ state, name, onEdit }} onName={onName} missing={isChecked ? missing : {}} />
    </Dialog>
  )
}
