/** What `sous studio` prints. */
export const STUDIO_TEXTS = {
  listening: (folder: string, address: string): string =>
    `Sous studio for ${folder}\n\n  ${address}\n\nThe address has a key in it: keep it to yourself. Ctrl-C stops the studio.\n`,
}
