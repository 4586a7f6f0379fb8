import type { JSX } from 'preact'

const SHAPES = {
  brand: 'M6 13h12v7H6zM6 13a4 4 0 1 1 1.5-7.7 5 5 0 0 1 9 0A4 4 0 1 1 18 13M6 17h12',
  add: 'M12 5v14M5 12h14',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  fold: 'm9 6 6 6-6 6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  delete: 'M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 4.5 4.5',
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  redo: 'm15 7 5 5-5 5m5-5H10a5 5 0 0 0 0 10h2',
  warn: 'M12 4 2.5 20h19zM12 10v5m0 2v.5',
  check: 'm5 13 4.5 4.5L19 7',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  run: 'm8 5 11 7-11 7z',
  shield: 'M12 3 5 6v6c0 4.5 3 7.500 7 9 4-1.500 7-4.500 7-9V6z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const

export type IconName = keyof typeof SHAPES

/** Beside words, or in a button that has a label. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  )
}
