import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

/**
 * A tree that each contestant gets untouched. All copies are made, and are on the disk, before the first is changed: for
 * minutes after files were removed, ext4 looks at each of them whenever it makes a new one near them, and whoever puts their
 * own writing on the disk would wait for the copy as well. Both take longer than what is measured.
 */
export class FreshTree implements Disposable {
  static #count = 0
  readonly folder: string
  readonly #original: string
  readonly #aside: string
  readonly #copies: number
  #made = 0
  #used = 0

  /** `copies`: how often it will be asked for. */
  constructor(original: string, copies: number) {
    this.#original = original
    this.#copies = copies
    // Several cases may use one tree.
    this.#aside = `${original}-used-${process.pid}-${FreshTree.#count++}`
    this.folder = path.join(this.#aside, 'tree')
    fs.rmSync(this.#aside, { recursive: true, force: true })
    fs.mkdirSync(this.#aside)
  }

  renew(): void {
    if (this.#used === this.#made) this.#make()
    if (fs.existsSync(this.folder)) fs.renameSync(this.folder, path.join(this.#aside, `used-${this.#used}`))
    fs.renameSync(path.join(this.#aside, `fresh-${this.#used++}`), this.folder)
  }

  #make(): void {
    for (const end = this.#made + this.#copies; this.#made < end; this.#made++)
      execFileSync('cp', ['-a', this.#original, path.join(this.#aside, `fresh-${this.#made}`)])
    execFileSync('sync', ['--file-system', this.#aside])
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.#aside, { recursive: true, force: true })
  }
}
