import type { ReactNode } from 'react'

/** The middle of a stage while no picture is seen: a face, and why. */
export const StageCentre = ({ children }: { children: ReactNode }) => (
  <div className="absolute z-2 inset-0 grid place-content-center justify-items-center gap-4 pt-12 px-5 pb-8 text-center bg-deep">
    {children}
  </div>
)
