import { TEMPLATE_EXTENSION } from './file-info.ts'

/**
 * The globs that a pattern stands for. It is anchored at the category's directory: only a double star goes below. A last
 * name without extension means all files of that root name, and every pattern also finds the templates of what it names.
 */
export function expandPattern(pattern: string): readonly string[] {
  const anchored = isAnchorable(pattern) ? `./${pattern}` : pattern
  const name = anchored.slice(anchored.lastIndexOf('/') + 1)
  // Everything below a directory: templates are part of everything.
  if (name === '' || name === '**') return [anchored]
  if (name.endsWith(TEMPLATE_EXTENSION)) return [anchored]
  return hasExtension(name) ? [anchored, `${anchored}${TEMPLATE_EXTENSION}`] : [anchored, `${anchored}.*`]
}

/** What is no pattern is left as it is, for its reader to refuse. */
function isAnchorable(pattern: string): boolean {
  return pattern !== '' && !/\/./.test(pattern) && !/^[!/]/.test(pattern)
}

/** A dot in a class is a choice, and one at the beginning makes a hidden file. */
function hasExtension(name: string): boolean {
  return name.replace(/\[[^\]]*\]/g, '?').indexOf('.', 1) > 0
}
