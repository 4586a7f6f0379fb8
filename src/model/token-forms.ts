/**
 * What credentials of well-known kinds look like. Every pattern takes linear time, also on text that was made to be slow.
 * A token may follow an underscore: `KEY_eyJ…` holds one too.
 */
export const TOKEN_FORMS: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  {
    kind: 'a GitHub token',
    // Tokens of installations are `ghs_<app id>_<JWT>` since April 2026, about 520 characters.
    pattern: /gh[pousr]_(?:[A-Za-z0-9]{36,}|[A-Za-z0-9]{1,40}_eyJ[\w.-]{36,})|(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,}/g,
  },
  { kind: 'an AWS access key', pattern: /(?<![A-Za-z0-9])AKIA[0-9A-Z]{16}(?![A-Za-z0-9])/g },
  { kind: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g },
  // Starts at the first dot and looks back: starting at every 'eyJ' would take quadratic time.
  { kind: 'a JSON web token', pattern: /(?<=eyJ[\w-]{10,})\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
]

/** Whether a token belongs to a workflow or an app, and speaks for no person. */
export function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_')
}
