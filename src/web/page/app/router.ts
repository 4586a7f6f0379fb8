import { signal } from '@preact/signals'

/** Where the page is: `#/recipes/edit?path=recipes/pin.yml`. */
export interface Place {
  readonly screen: string
  /** What follows the screen. */
  readonly rest: readonly string[]
  readonly query: Readonly<Record<string, string>>
}

export const place = signal<Place>(read())
addEventListener('hashchange', () => {
  place.value = read()
})

/** The address of a screen, for links. */
export function hrefTo(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `#/${path}${search === '' ? '' : `?${search}`}`
}

export function goTo(path: string, query: Readonly<Record<string, string>> = {}): void {
  location.hash = hrefTo(path, query)
}

/** Goes there without leaving the present place in the history. */
export function replacePlace(path: string, query: Readonly<Record<string, string>> = {}): void {
  history.replaceState(null, '', hrefTo(path, query))
  place.value = read()
}

function read(): Place {
  const [path = '', search = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [screen = '', ...rest] = path.split('/').map(decode)
  return { screen: screen === '' ? 'recipes' : screen, rest, query: Object.fromEntries(new URLSearchParams(search)) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
