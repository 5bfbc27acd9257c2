import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useText } from '../../i18n/useText'
import { AriaLocale } from '../aria'
import { cx } from '../cx'
import './Dialog.css'
import { IconButton } from '../actions/IconButton'

/** The props of `Dialog`. */
export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children?: ReactNode
  /** The main action first; on a desktop it is on the right. */
  footer?: ReactNode
  /** `alertdialog` for a confirmation. */
  role?: 'dialog' | 'alertdialog' | undefined
  wide?: boolean | undefined
}

/** A sheet from below on a phone, a centred box on a desktop. Keeps the focus inside and returns it when it closes. */
export function Dialog({ title, isOpen, onClose, children, footer, role = 'dialog', wide }: DialogProps) {
  const t = useText()
  const text = useId()
  return (
    <AriaLocale>
      <ModalOverlay
        className="fixed inset-0 z-50 bg-scrim grid [place-items:end_center] desk:place-items-center"
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Modal className={cx('dialog', wide && 'desk:w-[min(48rem,calc(100vw-4rem))]')}>
          <AriaDialog
            className="grid gap-5 pb-[var(--dialog-foot)] [outline:none]"
            role={role}
            {...(children ? { 'aria-describedby': text } : {})}
          >
            <div className="flex items-start justify-between gap-3 [&_.btn-icon]:-mt-2 [&_.btn-icon]:mb-0 [&_.btn-icon]:-mr-2.5 [&_.btn-icon]:ml-0">
              <Heading slot="title" className="h2">
                {title}
              </Heading>
              <IconButton icon="x" label={t('UI.CLOSE')} onClick={onClose} />
            </div>
            {children && (
              <div className="stack" id={text}>
                {children}
              </div>
            )}
            {footer && <div className="dialog-actions">{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
