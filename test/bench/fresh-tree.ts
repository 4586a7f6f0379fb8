import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

/**
 * A tree that each contestant gets untouched. What was changed is moved aside and not put back: for minutes after files
 * were removed, ext4 looks at each of them whenever it makes a new one near them, which takes longer than what is measured.
 */
export class FreshTree implements Disposable {
  static #count = 0
  readonly folder: string
  readonly #original: string
  readonly #aside: string
  #used = 0

  constructor(original: string) {
    this.#original = original
    // Several cases may use one tree.
    this.#aside = `${original}-used-${process.pid}-${FreshTree.#count++}`
    this.folder = path.join(this.#aside, 'tree')
    fs.rmSync(this.#aside, { recursive: true, force: true })
    fs.mkdirSync(this.#aside)
  }

  renew(): void {
    if (fs.existsSync(this.folder)) fs.renameSync(this.folder, path.join(this.#aside, String(this.#used++)))
    execFileSync('cp', ['-a', this.#original, this.folder])
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.#aside, { recursive: true, force: true })
  }
}
