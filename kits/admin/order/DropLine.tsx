import { cx } from '@portico/core/ui/cx'

/** The classes of the handle of a row, and of the lock of a row that stays where it is. */
export const handleClass = (isMoving: boolean): string =>
  cx(
    'grid place-items-center flex-none w-11 min-h-[inherit] touch-none desk:w-8',
    isMoving ? 'text-brand cursor-grabbing' : 'text-muted cursor-grab',
  )

/** The line above or below a row where a dragged row would land. */
export const DropLine = ({ edge }: { edge: 'above' | 'below' | undefined }) =>
  edge && (
    <i
      className={cx(
        'absolute inset-x-0 h-[3px] rounded-[2px] bg-brand',
        edge === 'above' ? '-top-[0.3125rem]' : '-bottom-[0.3125rem]',
      )}
      data-lands={edge}
    />
  )
